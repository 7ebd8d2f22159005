import type { FormsPlace } from '../storage/forms-queries.ts';

/** Returns the path of the forms view in the package. @param id of a stored query; without it the page is empty */
export function formsAddress(place: FormsPlace | undefined, id?: string): string {
  const query = new URLSearchParams();
  if (id) query.set('id', id);
  if (place) query.set('in', place);
  return `src/pages/forms/index.html?${query}`;
}
