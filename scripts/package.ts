/** `npm run package`: the builds in dist/ as zips for the stores, with their checksums. */

import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import project from '../package.json' with { type: 'json' };
import { storeZip } from './store-zip.ts';

for (const target of ['chrome', 'firefox']) {
  const zip = storeZip(`dist/${target}`);
  const file = `dist/verdikt-${project.version}-${target}.zip`;
  writeFileSync(file, zip);
  process.stdout.write(`${file}  ${zip.length} bytes  sha256 ${createHash('sha256').update(zip).digest('hex')}\n`);
}
