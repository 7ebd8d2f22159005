import type { Encoding } from '../../../core/word-lists/encoding.ts';
import type { ListErrorDetail } from '../../../core/word-lists/list-errors.ts';
import { figure, percentage, size } from '../../../ui/figures.ts';
import { message, underscored } from '../../../ui/message.ts';

/** The sentences for a failed import: the problem, and what to do. */
export function errorSentences(error: ListErrorDetail): string[] {
  switch (error.kind) {
    case 'encoding':
      return [
        error.looksLike
          ? message('list_trouble_encoding', encodingName(error.encoding), encodingName(error.looksLike))
          : message('list_trouble_encoding_none', encodingName(error.encoding)),
        place(error),
      ];
    case 'not-a-list':
      return [message('list_trouble_not_a_list', percentage(error.share)), place(error)];
    case 'wrong-language':
      return [
        error.looksLike
          ? message('list_trouble_wrong_language', languageName(error.looksLike))
          : message('list_trouble_other_language'),
        place(error),
      ];
    case 'damaged':
      return [
        message('list_trouble_damaged'),
        ...(error.line > 0 ? [message('list_trouble_damaged_after', figure(error.line))] : []),
      ];
    case 'zip-entries':
      return [message(error.entries.length > 0 ? 'list_trouble_zip_several' : 'list_trouble_zip_none')];
    case 'zip-method':
      return [message('list_trouble_zip_method', error.method)];
    case 'too-large':
      return error.of === 'words'
        ? [message('list_trouble_too_many_words', figure(error.most))]
        : [message('list_trouble_too_many_bytes', size(error.most))];
    case 'no-room':
      return [message('list_trouble_no_room', size(error.needed))];
    case 'empty':
    case 'binary':
    case 'made-up':
    case 'locked':
    case 'no-database':
    case 'newer-database':
    case 'unreadable':
    case 'other-tab':
    case 'stopped':
      return [message(`list_trouble_${underscored(error.kind)}`)];
  }
}

function place({ line, sample }: { line: number; sample: string }): string {
  return message('list_trouble_place', figure(line), sample);
}

/** The name of a language in the interface's language. */
function languageName(tag: string): string {
  return new Intl.DisplayNames(message('language'), { type: 'language' }).of(tag) ?? tag;
}

const NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1250': 'Windows-1250',
  'iso-8859-2': 'ISO-8859-2',
  'windows-1252': 'Windows-1252',
  cp852: 'CP852 (DOS)',
};

/** The name of the encoding that programs which write such files use. */
export function encodingName(encoding: Encoding): string {
  return NAMES[encoding];
}
