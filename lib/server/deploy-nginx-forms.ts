import { formsPath } from '#lib/config/forms-endpoint';
import { lines, type DeployRules } from './deploy-rules';
import { quote } from './deploy-rules';

/** For the `http` context: an invalid `Host` is not passed to the service. */
export function formatNginxFormsMap(origin: string, forms?: string): string {
  if (!forms) return '';
  return `

# The host for the form service: as it was asked for, where it is one.
map $http_host $stellwerk_host {
	default ${new URL(origin).host};
	"~*^(?:[a-z0-9._-]+|\\[[0-9a-f:.]+\\])(?::[0-9]+)?$" $http_host;
}`;
}

/** Headers that the service sends for a host of its own, and that nginx sets here. */
const hidden = ['Strict-Transport-Security', 'X-Content-Type-Options'];

/** `add_header` in a location replaces the server's headers; the service sets its own caching. */
export function formatNginxForms({ everywhere }: DeployRules, forms?: string): string {
  if (!forms) return '';
  return `	# Behind a proxy that ends TLS all visitors have its address, and one limit: name the proxy here.
	# set_real_ip_from 192.0.2.1;
	# real_ip_header X-Forwarded-For;
	# real_ip_recursive on;

	location = ${formsPath} {
		return 404;
	}

	location ^~ ${formsPath}/ {
		proxy_pass ${forms};
		proxy_set_header Host $stellwerk_host;
		proxy_set_header X-Forwarded-Host $stellwerk_host;
		proxy_set_header X-Forwarded-For $remote_addr;
${lines(hidden, '\t\t', (name) => `proxy_hide_header ${name};`)}
		client_max_body_size 12m;
${lines(everywhere, '\t\t', ([name, value]) => `add_header ${name} ${quote(value)} always;`)}
	}

`;
}
