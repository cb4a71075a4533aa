/** ACME challenges are served over http, because there is no certificate yet. */
const challenges = '/.well-known/acme-challenge/';

/**
 * The site's own origin as target of redirects from http: never the request's `Host`, which a client controls.
 *
 * @param origin of the published site
 * @returns undefined for a site without https, such as a local one
 */
function readSecureOrigin(origin: string): string | undefined {
  return origin.startsWith('https://') ? origin : undefined;
}

/**
 * Each server detects http by `X-Forwarded-Proto` behind a TLS proxy, otherwise by the connection. A client
 * that forges the header only skips its own redirect.
 */
const formatComment = (indent: string): string =>
  `${indent}# To https. Behind a proxy that ends TLS, its X-Forwarded-Proto says how the visitor came.`;

/** For nginx's `http` context: non-empty if a request has to be redirected to https. */
export function formatNginxHttpsMap(origin: string): string {
  if (!readSecureOrigin(origin)) return '';
  return `${formatComment('')}
map "$http_x_forwarded_proto $https $uri" $stellwerk_insecure {
	default 1;
	"~*^https(?:[,\\s]|$)" "";
	"~^ on " "";
	"~^\\S* \\S* ${challenges.replace('.', '\\.')}" "";
}

`;
}

/** For nginx's `server` context. */
export function formatNginxHttps(origin: string): string {
  const secure = readSecureOrigin(origin);
  if (!secure) return '';
  return `	if ($stellwerk_insecure) {
		return 308 ${secure}$request_uri;
	}

`;
}

/** For a route of Caddy; with a domain as its address, Caddy redirects by itself earlier. */
export function formatCaddyHttps(origin: string): string {
  const secure = readSecureOrigin(origin);
  if (!secure) return '';
  return `${formatComment('\t\t')}
		@insecure {
			path /*
			not path ${challenges}*
			not header X-Forwarded-Proto https*
			expression \`{http.request.scheme} != "https" || {http.request.header.X-Forwarded-Proto} != ""\`
		}
		redir @insecure ${secure}{http.request.uri} 308

`;
}

/** For mod_rewrite, before all other rules. */
export function formatApacheHttps(origin: string): string {
  const secure = readSecureOrigin(origin);
  if (!secure) return '';
  return `${formatComment('')}
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{HTTP:X-Forwarded-Proto} !^https(?:[,\\s]|$) [NC,NV]
RewriteCond %{HTTP:X-Forwarded-Proto}%{HTTPS} !^on$ [NC,NV]
RewriteCond %{REQUEST_URI} !^${challenges.replace('.', '\\.')}
RewriteCond %{THE_REQUEST} "^\\S+ (?:[a-z]+://[^/?\\s]*)?(/[^?\\s]*)?" [NC]
RewriteRule ^ ${secure}%1 [NE,R=308,L]

`;
}

/** Prefix of Apache's redirects: without an origin, Apache would use the request's host. */
export function readRedirectOrigin(origin: string): string {
  return readSecureOrigin(origin) ?? '';
}
