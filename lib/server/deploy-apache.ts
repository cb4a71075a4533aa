import {
  generatedNote,
  lines,
  patternToRegex,
  slashesInFront,
  sortRules,
  textTypes,
  type DeployRules,
} from './deploy-rules';
import { formsPath } from '#lib/config/forms-endpoint';
import { proxyPath } from '#lib/config/services';
import { defaultCacheControl, fileTypes, type HostingPolicy } from './policy';
import { proxyQuery } from './third-party-proxy';

/** No cookies in either direction, and no redirect to an address that is not on the list. */
function formatProxyHeaders(proxied: readonly string[]): string {
  if (proxied.length === 0) return '';
  const only = `"expr=%{REQUEST_URI} == '${proxyPath}'"`;
  return [
    `RequestHeader unset Cookie ${only}`,
    `RequestHeader unset Referer ${only}`,
    ...['Set-Cookie', 'Location'].flatMap((name) => [
      `Header unset ${name} ${only}`,
      `Header always unset ${name} ${only}`,
    ]),
  ]
    .map((line) => `\n\t${line}`)
    .join('');
}

function formatHeaders({ everywhere, caching }: DeployRules): string {
  const served = "%{REQUEST_STATUS} in {'200', '206', '304'}";
  return `${lines(everywhere, '\t', ([name, value]) => `Header always set ${name} "${value}"`)}
	Header always set Cache-Control "${defaultCacheControl}"
	# Apache adds these to the tag of a compressed answer and then does not know it again.
	RequestHeader edit* If-None-Match "-(?:gzip|br)\\"" "\\""
	# Only for the file itself, not for a redirect or an error.
${lines(caching, '\t', ({ pattern, value }) => `Header always set Cache-Control "${value}" "expr=%{REQUEST_URI} =~ m#${patternToRegex(pattern)}# && ${served}"`)}
	Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == '405'"`;
}

function formatFallbacks({ fallbacks }: DeployRules): string {
  const everywhere = fallbacks.find(({ pattern }) => pattern === '/*');
  return [
    `ErrorDocument 404 ${everywhere?.file ?? '/404.html'}`,
    ...fallbacks
      .filter((rule) => rule !== everywhere)
      .map(
        ({ pattern, file }) =>
          `<If "%{REQUEST_URI} =~ m#${patternToRegex(pattern)}#">\n\tErrorDocument 404 ${file}\n</If>`,
      ),
  ].join('\n');
}

const routes = `RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,L]

# A page whose address begins with two slashes reads it as another host's. From the request line,
# where they still stand and all is encoded as sent.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{THE_REQUEST} "^\\S+ ${slashesInFront}[? ]"
RewriteRule ^ /%1 [NE,R=308,L]

RewriteRule "^\\.(?!well-known/)|./\\.|(?:^|/)_(?:headers|redirects)$" - [NC,R=404,L]

RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404,L]

RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule ^(.*[^/])$ /$1/ [R=308,L]`;

/** The query is compared as sent; what is not on the list is no file and so not found. */
function formatProxy(proxied: readonly string[]): string {
  const rules = proxied.map(
    (address) => `RewriteCond %{QUERY_STRING} "${patternToRegex(proxyQuery(address).slice(1))}"
RewriteRule "${patternToRegex(proxyPath.slice(1))}" "${address.replaceAll('%', '\\%')}${address.includes('?') ? '' : '?'}" [P,NE,L]`,
  );
  return rules.length === 0
    ? ''
    : `# Scripts of others; needs mod_proxy_http, and SSLProxyEngine On in the server's own configuration.\n${rules.join('\n')}\n\n`;
}

/** Before the rule that refuses what is not read only. */
function formatForms(forms?: string): string {
  if (!forms) return '';
  return `# The form service; needs mod_proxy_http.
RewriteRule "^${formsPath.slice(1)}/" "${forms}%{REQUEST_URI}" [P,L]

`;
}

/** The service says itself how long an answer is kept; Apache would send both. */
function formatFormHeaders(forms?: string): string {
  if (!forms) return '';
  const only = `"expr=%{REQUEST_URI} =~ m#^${formsPath}/#"`;
  return `\n\tHeader always unset Cache-Control ${only}\n\tHeader set Cache-Control "no-store" ${only}`;
}

/** Writes the configuration for Apache 2.4, as a file inside the export. */
export function formatApache(policy: HostingPolicy, proxied: readonly string[] = [], forms?: string): string {
  const rules = sortRules(policy);
  return `${generatedNote}
# Copy into the folder that Apache serves. Needs AllowOverride All, mod_rewrite and mod_headers.

Options -Indexes -MultiViews
DirectoryIndex index.html
# The rule below does it, with the status of the other hosts.
DirectorySlash Off
AddDefaultCharset utf-8
AddType application/manifest+json .webmanifest
${Object.entries(fileTypes)
  .map(([ending, type]) => `AddType "${type}" .${ending}`)
  .join('\n')}

${formatFallbacks(rules)}

RewriteEngine On

${formatForms(forms)}${routes.replace('RewriteRule "^\\.(?!', `${formatProxy(proxied)}RewriteRule "^\\.(?!`)}

<IfModule mod_headers.c>
${formatHeaders(rules)}${formatProxyHeaders(proxied)}${formatFormHeaders(forms)}
</IfModule>

<IfModule mod_brotli.c>
	AddOutputFilterByType BROTLI_COMPRESS;DEFLATE ${textTypes.join(' ')}
</IfModule>
<IfModule !mod_brotli.c>
	<IfModule mod_deflate.c>
		AddOutputFilterByType DEFLATE ${textTypes.join(' ')}
	</IfModule>
</IfModule>
`;
}
