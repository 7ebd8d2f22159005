/** `pfs-2018`, or an id that begins with it, → `pfs_2018`, as it stands in keys of messages. */
export function rulesetName(id: string): string {
  return id.replace(/\/.*/, '').replace('-', '_');
}
