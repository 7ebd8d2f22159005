import { editionFormsView } from '../polish/paradigm/edition-forms.ts';
import { EDITION } from './rules.ts';

export const formsView = editionFormsView(EDITION);
