/** The only list of rulesets: one line each. The descriptor says everything else about a ruleset. */

export { descriptor as slow7 } from './7slow/descriptor.ts';
export { descriptor as pfs2016 } from './pfs-2016/descriptor.ts';
export { descriptor as pfs2018 } from './pfs-2018/descriptor.ts';
export { descriptor as schoolEn } from './school-en/descriptor.ts';
export { descriptor as sd2026 } from './sd-2026/descriptor.ts';
