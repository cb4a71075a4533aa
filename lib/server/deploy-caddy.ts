import { generatedNote, lines, slashesInFront, sortRules, type DeployRules, type Site } from './deploy-rules';
import { formatForms } from './deploy-caddy-forms';
import { quote } from './deploy-rules';
import { formatCaddyHttps } from './deploy-https';
import { proxyPath } from '#lib/config/services';
import { defaultCacheControl, fileTypes, type HostingPolicy } from './hosting-rules';
import { precompressed } from './precompressed';
import { proxyQuery } from './third-party-proxy';

function formatParts({ caching, embedding }: DeployRules): string {
  const cached = caching.map(
    ({ pattern, value }, index) => `		@kept${index} {
			path ${pattern}
			file {path}
		}
		header @kept${index} Cache-Control "${value}"`,
  );
  const embedded = embedding.map(
    ({ pattern, value }) => `		header ${pattern} Cross-Origin-Resource-Policy "${value}"`,
  );
  return [...cached, ...embedded].join('\n');
}

const formatTypes = (): string =>
  Object.entries(fileTypes)
    .map(
      ([ending, type]) => `		@${ending} {
			path *.${ending}
			file {path}
		}
		header @${ending} Content-Type "${type}"`,
    )
    .join('\n');

function formatErrors({ fallbacks }: DeployRules): string {
  return fallbacks
    .map(
      ({ pattern, file, status }, index) => `		@missing${index} {
			path ${pattern}
			expression {http.error.status_code} == ${status}
		}
		handle @missing${index} {
			rewrite * ${file}
			file_server {
				status ${status}
				disable_canonical_uris
			}
		}`,
    )
    .join('\n');
}

const beforeFiles = `		@method not method GET HEAD
		handle @method {
			header Allow "GET, HEAD"
			respond 405
		}

		# A page whose address begins with two slashes reads it as another host's.
		@slashes vars_regexp slashes {http.request.uri} ^${slashesInFront}(\\?.*)?$
		redir @slashes /{http.regexp.slashes.1}{http.regexp.slashes.2} 308`;

const routes = `		# No name that a disk takes: Caddy would answer that it failed.
		@noName path_regexp \\x00|[^/]{256}|([^/\\x00-\\x7f][^/]*){64}
		error @noName 404
		@noPath expression size({http.request.uri.path}) > 2000
		error @noPath 404

		@hidden {
			path */.* /_headers /_redirects ${Object.values(precompressed)
        .map((ending) => `*.${ending}`)
        .join(' ')}
			not path /.well-known/*
		}
		error @hidden 404
		@hiddenWellKnown path /.well-known/.* /.well-known/*/.*
		error @hiddenWellKnown 404

		@noFolder {
			path */
			not file {path}index.html
		}
		error @noFolder 404

		# Caddy's own redirect loses the query. From the address as sent, so that it stays encoded;
		# one slash in front and no backslash, so that no redirect names another host.
		@folder {
			not path */
			file {path}/index.html
			vars_regexp sent {http.request.uri} ^/+([^/\\\\?#][^\\\\?#]*)(\\?.*)?$
		}
		redir @folder /{http.regexp.sent.1}/{http.regexp.sent.2} 308
		@otherFolder {
			not path */
			file {path}/index.html
		}
		redir @otherFolder / 308

		file_server {
			disable_canonical_uris
			precompressed ${Object.keys(precompressed).join(' ')}
		}`;

/** First characters of all header names: Caddy 2.6 does not accept `*` alone. */
const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789_'];

/** Compares the query as sent; URLs that are not listed, or not requested by a script element, get 404. */
function formatProxy(proxied: readonly string[]): string {
  return proxied
    .map((address, index) => {
      const { origin, pathname, search } = new URL(address);
      return `
		@script${index} {
			path ${proxyPath}
			# As a service worker a script of others would answer for the whole site.
			not header Service-Worker *
			expression \`{http.request.uri.query} == "${proxyQuery(address).slice(1)}" && {http.request.header.Sec-Fetch-Dest} in ["", "script"]\`
		}
		handle @script${index} {
			rewrite * ${pathname}${search || '?'}
			reverse_proxy ${origin} {
				# Nothing of the visitor's request goes out, nothing but the body comes back, and always as a script.
${lines(letters, '\t\t\t\t', (letter) => `header_up -${letter}*`)}
				header_up Host {upstream_hostport}
${lines(letters, '\t\t\t\t', (letter) => `header_down -${letter}*`)}
				@script status 200
				handle_response @script {
					header Content-Type "text/javascript; charset=utf-8"
					copy_response
				}
				handle_response {
					respond 502
				}
			}
		}
`;
    })
    .join('');
}

/** Generates the configuration for Caddy; address and folder are environment variables. */
export function formatCaddy(policy: HostingPolicy, { origin, proxied = [], forms }: Site): string {
  const rules = sortRules(policy);
  return `${generatedNote}
# SITE_ADDRESS=example.com SITE_ROOT=/var/www/stellwerk caddy run --config Caddyfile

(security) {
	header {
${lines(rules.everywhere, '\t\t', ([name, value]) => `${name} ${quote(value)}`)}
	}
}

{$SITE_ADDRESS::80} {
	root * {$SITE_ROOT:/var/www/stellwerk}
	encode zstd gzip
	import security
	header -Server

	route {
${formatCaddyHttps(origin)}${formatForms(forms)}		header Cache-Control "${defaultCacheControl}"

${beforeFiles}
${formatProxy(proxied)}
		# Only for the file itself, not for a redirect or an error.
${formatParts(rules)}
${formatTypes()}

${routes}
	}

	handle_errors {
		encode zstd gzip
		import security
		header Cache-Control "${defaultCacheControl}"
		# An error page is sent whole, whatever the visitor has.
		request_header -If-None-Match
		request_header -If-Modified-Since
		request_header -Range
${formatErrors(rules)}
	}
}
`;
}
