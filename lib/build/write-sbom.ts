import { writeFileSync } from 'node:fs';
import { buildSbom } from './sbom';

/** `npm run sbom`: lists the packages behind the site for whoever answers for it; no part of the export. */
const file = 'sbom.cdx.json';
writeFileSync(file, buildSbom('.'));
console.log(`  ${file}`);
