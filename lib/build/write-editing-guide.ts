import { readFileSync, writeFileSync } from 'node:fs';
import { buildEditingGuide } from './editing-guide/format-guide';

const file = 'docs/editing.md';

/** `npm run editing`: regenerates the tables of the editors' guide after a change of a schema. */
writeFileSync(file, buildEditingGuide(readFileSync(file, 'utf8')));
console.log(`  ${file}`);
