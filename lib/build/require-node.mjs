// Old JavaScript syntax, and imported first by entry points, so that it runs in any version of Node.
import { readFileSync } from 'node:fs';

/**
 * An error message if Node is too old, otherwise an empty string.
 * @param {string} found running version, such as 18.20.4 @param {string} engines of package.json: `>=20.19.0`
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
