import { writeFileSync } from 'node:fs';
import { buildSbom } from './sbom';

/** `npm run sbom`: lists the site's packages for its operator; not part of the export. */
const file = 'sbom.cdx.json';
writeFileSync(file, buildSbom('.'));
console.log(`  ${file}`);
