import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/config/env';
import { formsPath, formsUpstream, readFormsEndpoint } from '#lib/config/forms-endpoint';
import { listProxiedScripts } from '#lib/config/services';
import { siteOrigin } from '#lib/pages/site-title';
import { formatDeployFiles } from '#lib/server/deploy-files';
import { hostingPolicy } from '#lib/server/policy';

const forms = readFormsEndpoint(env) === formsPath ? formsUpstream : undefined;
const files = formatDeployFiles(hostingPolicy, {
  origin: siteOrigin,
  proxied: listProxiedScripts(env),
  forms,
});

/** `npm run hosting`: writes the configurations for web servers anew, after a change of the policy. */
for (const [name, text] of Object.entries(files)) {
  const file = path.join('deploy', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`  ${file}`);
}
