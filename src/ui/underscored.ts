/** `no-such-player` → `no_such_player`, as types know it. */
type Underscored<Id extends string> = Id extends `${infer Head}-${infer Rest}` ? `${Head}_${Underscored<Rest>}` : Id;

/** An id as it stands in keys of messages, which have no hyphens: `no-such-player` → `no_such_player`. */
export function underscored<Id extends string>(id: Id): Underscored<Id> {
  return id.replaceAll('-', '_') as Underscored<Id>;
}
