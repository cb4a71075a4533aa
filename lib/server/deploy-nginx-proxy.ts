import { proxyPath } from '#lib/config/services';
import { lines, type DeployRules } from './deploy-rules';
import { quote } from './deploy-rules';
import { defaultCacheControl } from './hosting-rules';
import { proxyQuery } from './third-party-proxy';

/**
 * Statuses other than success: redirects leave the list, error pages are third-party content, and a login
 * prompt would appear in the site's name.
 */
const noScript = [...range(300, 308), ...range(400, 431), 451, ...range(500, 511)].join(' ');

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/**
 * Fetches one script: no headers of the visitor's request are forwarded, only the body is returned, always as a script.
 */
function formatScript(address: string, index: number, { everywhere }: DeployRules): string {
  return `	location = /.stellwerk-script-${index} {
		internal;
		proxy_pass ${address};
		proxy_method GET;
		proxy_pass_request_headers off;
		proxy_pass_request_body off;
		proxy_set_header Host ${new URL(address).host};
		proxy_ssl_server_name on;
		proxy_ssl_verify on;
		proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;
		proxy_ignore_headers X-Accel-Redirect X-Accel-Expires X-Accel-Limit-Rate X-Accel-Buffering X-Accel-Charset Expires Cache-Control Set-Cookie Vary;
${lines(upstreamHeaders, '\t\t', (name) => `proxy_hide_header ${name};`)}
		proxy_intercept_errors on;
		error_page ${noScript} =502 /404.html;
${lines(everywhere, '\t\t', ([name, value]) => `add_header ${name} ${quote(value)} always;`)}
		add_header Cache-Control "${defaultCacheControl}" always;
		add_header Content-Type "text/javascript; charset=utf-8";
	}
`;
}

/** Response headers of a third-party server to remove. */
const upstreamHeaders = [
  ...['Content-Type', 'Cache-Control', 'Set-Cookie', 'Refresh', 'Location', 'Link', 'Clear-Site-Data'],
  ...[
    'Service-Worker-Allowed',
    'WWW-Authenticate',
    'Access-Control-Allow-Origin',
    'Access-Control-Allow-Credentials',
  ],
  ...[
    'Content-Security-Policy',
    'Content-Security-Policy-Report-Only',
    'Report-To',
    'Reporting-Endpoints',
    'NEL',
  ],
  ...[
    'Strict-Transport-Security',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
    'Permissions-Policy',
  ],
  ...['Referrer-Policy', 'X-Content-Type-Options', 'Alt-Svc', 'SourceMap', 'X-Powered-By', 'Server-Timing'],
  'Speculation-Rules',
  'Content-Disposition',
];

/** Compares the query as sent; URLs that are not listed, or not requested by a script element, get the 404 page. */
export function formatProxy(proxied: readonly string[], rules: DeployRules): string {
  if (proxied.length === 0) return '';
  return `	location = ${proxyPath} {
		# As a service worker a script of others would answer for the whole site.
		if ($http_service_worker) { return 404; }
		if ($http_sec_fetch_dest !~ "^(?:script)?$") { return 404; }
${lines(proxied, '\t\t', (address, index) => `if ($args = "${proxyQuery(address).slice(1)}") { rewrite ^ /.stellwerk-script-${index}? last; }`)}
		return 404;
	}

${proxied.map((address, index) => formatScript(address, index, rules)).join('\n')}
`;
}
