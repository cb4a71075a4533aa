import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/config/env';
import { formsUpstream, hasLocalForms } from '#lib/config/forms-endpoint';
import { listProxiedScripts } from '#lib/config/services';
import { basePath } from '#lib/core/base-path';
import { siteOrigin } from '#lib/page-model/site-url';
import { formatDeployFiles } from '#lib/server/deploy-files';
import { hostingPolicy } from '#lib/server/policy';

// A host that serves the site below a base path has a configuration of its own.
if (basePath !== '')
  throw new Error('environment: BASE_PATH: none, since deploy/ is for a site at the root of its host.');

const forms = hasLocalForms(env) ? formsUpstream : undefined;
const files = formatDeployFiles(hostingPolicy, {
  origin: siteOrigin,
  proxied: listProxiedScripts(env),
  forms,
});

/** `npm run hosting`: regenerates the configurations for web servers after a change of the policy. */
for (const [name, text] of Object.entries(files)) {
  const file = path.join('deploy', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`  ${file}`);
}
