import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { buildReference } from './build-reference';

const folder = 'docs/editing';

/** `npm run editing`: writes the reference of keys anew, after a change of a schema. */
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, text] of buildReference()) writeFileSync(`${folder}/${name}`, text);
console.log(`  ${folder}`);
