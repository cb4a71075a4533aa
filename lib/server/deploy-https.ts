/** Where a certificate authority looks whether a host is whose it is; by http, since there is no certificate yet. */
const challenges = '/.well-known/acme-challenge/';

/**
 * The host of the site, to which redirects from http lead: never the host that a request names, which
 * anybody may choose.
 *
 * @param origin of the published site
 * @returns undefined for a site by http, such as a local one
 */
function readSecureOrigin(origin: string): string | undefined {
  return origin.startsWith('https://') ? origin : undefined;
}

/**
 * How each server tells that a visitor came by http: behind a proxy that ends TLS by its
 * `X-Forwarded-Proto`, else by the connection. Who sends a false one only keeps the redirect from himself.
 */
const why = (indent: string): string =>
  `${indent}# To https. Behind a proxy that ends TLS, its X-Forwarded-Proto says how the visitor came.`;

/** For the `http` context of nginx: not empty where a request has to come again by https. */
export function formatNginxHttpsMap(origin: string): string {
  if (!readSecureOrigin(origin)) return '';
  return `${why('')}
map "$http_x_forwarded_proto $https $uri" $stellwerk_insecure {
	default 1;
	"~*^https(?:[,\\s]|$)" "";
	"~^ on " "";
	"~^\\S* \\S* ${challenges.replace('.', '\\.')}" "";
}

`;
}

/** For the `server` context of nginx. */
export function formatNginxHttps(origin: string): string {
  const secure = readSecureOrigin(origin);
  if (!secure) return '';
  return `	if ($stellwerk_insecure) {
		return 308 ${secure}$request_uri;
	}

`;
}

/** For a route of Caddy; with a domain as its address Caddy redirects by itself, before this. */
export function formatCaddyHttps(origin: string): string {
  const secure = readSecureOrigin(origin);
  if (!secure) return '';
  return `${why('\t\t')}
		@insecure {
			path /*
			not path ${challenges}*
			not header X-Forwarded-Proto https*
			expression \`{http.request.scheme} != "https" || {http.request.header.X-Forwarded-Proto} != ""\`
		}
		redir @insecure ${secure}{http.request.uri} 308

`;
}

/** For mod_rewrite, before every other rule. */
export function formatApacheHttps(origin: string): string {
  const secure = readSecureOrigin(origin);
  if (!secure) return '';
  return `${why('')}
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{HTTP:X-Forwarded-Proto} !^https(?:[,\\s]|$) [NC,NV]
RewriteCond %{HTTP:X-Forwarded-Proto}%{HTTPS} !^on$ [NC,NV]
RewriteCond %{REQUEST_URI} !^${challenges.replace('.', '\\.')}
RewriteCond %{THE_REQUEST} "^\\S+ (?:[a-z]+://[^/?\\s]*)?(/[^?\\s]*)?" [NC]
RewriteRule ^ ${secure}%1 [NE,R=308,L]

`;
}

/** What redirects of Apache begin with: without a host it would put in that of the request. */
export function readRedirectOrigin(origin: string): string {
  return readSecureOrigin(origin) ?? '';
}
