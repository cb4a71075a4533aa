// Plain JavaScript of long ago, and the first import of what people start: it runs where nothing else would.
import { readFileSync } from 'node:fs';

/**
 * The line that asks for a newer Node, or an empty one where this one will do.
 * @param {string} found version that runs, such as 18.20.4 @param {string} engines what package.json asks for: `>=20.19.0`
 */
export function refuseNode(found, engines) {
  const least = engines.replace('>=', '');
  const [major = 0, minor = 0] = found.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = least.split('.').map(Number);
  const isEnough = major > leastMajor || (major === leastMajor && minor >= leastMinor);
  return isEnough
    ? ''
    : `Node.js: expected ${least} or newer, found ${found} (https://nodejs.org/en/download).`;
}

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const refusal = refuseNode(process.versions.node, engines.node);
if (refusal !== '') {
  console.error(refusal);
  process.exit(1);
}
