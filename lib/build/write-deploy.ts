import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatDeployFiles } from '#lib/server/deploy-files';
import { hostingPolicy } from '#lib/server/policy';

/** `npm run hosting`: writes the configurations for web servers anew, after a change of the policy. */
for (const [name, text] of Object.entries(formatDeployFiles(hostingPolicy))) {
  const file = path.join('deploy', name);
  writeFileSync(file, text);
  console.log(`  ${file}`);
}
