import { formatApache } from './deploy-apache';
import { formatCaddy } from './deploy-caddy';
import { formatNginx } from './deploy-nginx';
import type { HostingPolicy } from './policy';

/**
 * Writes the configuration of every web server that `deploy/` has one for.
 *
 * @returns the text of each file by its name
 * @throws Error when the policy holds a rule that one of them cannot express
 */
export function formatDeployFiles(policy: HostingPolicy): Readonly<Record<string, string>> {
  return { 'nginx.conf': formatNginx(policy), 'Caddyfile': formatCaddy(policy), '.htaccess': formatApache(policy) };
}
