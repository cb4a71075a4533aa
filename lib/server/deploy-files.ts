import { formatApache } from './deploy-apache';
import { formatCaddy } from './deploy-caddy';
import { formatNginx } from './deploy-nginx';
import type { HostingPolicy } from './policy';

/**
 * Writes the configuration of every web server that `deploy/` has one for.
 *
 * @param proxied addresses of scripts that the host may fetch from others; without any, the proxy's path is not found
 * @returns the text of each file by its name
 * @throws Error when the policy holds a rule that one of them cannot express
 */
export function formatDeployFiles(
  policy: HostingPolicy,
  proxied: readonly string[] = [],
): Readonly<Record<string, string>> {
  return {
    'nginx.conf': formatNginx(policy, proxied),
    Caddyfile: formatCaddy(policy, proxied),
    '.htaccess': formatApache(policy, proxied),
  };
}
