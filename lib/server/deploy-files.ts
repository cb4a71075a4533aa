import { formatApache } from './deploy-apache';
import { formatCaddy } from './deploy-caddy';
import { formatNginx } from './deploy-nginx';
import type { HostingPolicy } from './policy';

/**
 * Writes the configuration of every web server that `deploy/` has one for.
 *
 * @param proxied addresses of scripts that the host may fetch from others; without any, the proxy's path is not found
 * @param forms where the form service runs, such as `http://127.0.0.1:4180`; without it, its path is not found
 * @returns the text of each file by its name
 * @throws Error when the policy holds a rule that one of them cannot express
 */
export function formatDeployFiles(
  policy: HostingPolicy,
  proxied: readonly string[] = [],
  forms?: string,
): Readonly<Record<string, string>> {
  return {
    'nginx.conf': formatNginx(policy, proxied, forms),
    Caddyfile: formatCaddy(policy, proxied, forms),
    '.htaccess': formatApache(policy, forms),
  };
}
