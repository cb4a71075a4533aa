import { formatApache } from './deploy-apache';
import { formatApacheHost } from './deploy-apache-host';
import { formatCaddy } from './deploy-caddy';
import { formatCloudFront } from './deploy-cloudfront';
import { formatNetlify } from './deploy-netlify';
import { formatNginx } from './deploy-nginx';
import type { Site } from './deploy-rules';
import { formatS3Upload } from './deploy-s3';
import type { HostingPolicy } from './hosting-rules';

/**
 * Generates the configuration of every supported web server.
 *
 * @returns file contents by name
 * @throws Error if one of them cannot express a rule of the policy
 */
export function formatDeployFiles(policy: HostingPolicy, site: Site): Readonly<Record<string, string>> {
  return {
    'nginx.conf': formatNginx(policy, site),
    Caddyfile: formatCaddy(policy, site),
    '.htaccess': formatApache(policy, site),
    'apache.conf': formatApacheHost(policy, site),
    'netlify.toml': formatNetlify(),
    'cloudfront.yaml': formatCloudFront(policy, site),
    's3-upload.sh': formatS3Upload(policy),
  };
}
