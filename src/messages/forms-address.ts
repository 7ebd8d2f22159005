import type { FormsPlace } from '../storage/forms-queries.ts';

/** Path of the forms view inside the package. @param id of a query that is kept; nothing is asked without it. */
export function formsAddress(place: FormsPlace | undefined, id?: string): string {
  const query = new URLSearchParams();
  if (id) query.set('id', id);
  if (place) query.set('in', place);
  return `src/forms/index.html?${query}`;
}
