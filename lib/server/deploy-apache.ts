import {
  embeddingHeader,
  generatedNote,
  lines,
  patternToRegex,
  slashesInFront,
  sortRules,
  textTypes,
  type DeployRules,
  type Site,
} from './deploy-rules';
import { quote } from './deploy-rules';
import { formatApacheHttps, readRedirectOrigin } from './deploy-https';
import { precompressed, precompressedEndings, textFileTypes } from './precompressed';
import { formsPath } from '#lib/config/forms-endpoint';
import { defaultCacheControl, type HostingPolicy } from './hosting-rules';

/** A rule for a file also applies to its precompressed variant, whose name Apache uses. */
const toServed = (pattern: string): string =>
  patternToRegex(pattern).replace(/\$$/, `(?:\\.(?:${precompressedEndings}))?$`);

function formatHeaders({ everywhere, caching, embedding }: DeployRules): string {
  const served = "%{REQUEST_STATUS} in {'200', '206', '304'}";
  return `${lines(everywhere, '\t', ([name, value]) => `Header always set ${name} ${quote(value)}`)}
	Header always set Cache-Control "${defaultCacheControl}"
	# Apache adds these to the tag of a compressed answer and then does not know it again.
	RequestHeader edit* If-None-Match "-(?:gzip|br)\\"" "\\""
	# Only for the file itself, not for a redirect or an error.
${lines(caching, '\t', ({ pattern, value }) => `Header always set Cache-Control "${value}" "expr=%{REQUEST_URI} =~ m#${toServed(pattern)}# && ${served}"`)}
${lines(embedding, '\t', ({ pattern, value }) => `Header always set ${embeddingHeader} "${value}" "expr=%{REQUEST_URI} =~ m#${toServed(pattern)}#"`)}
	<FilesMatch "\\.(?:${Object.keys(textFileTypes).join('|')})(?:\\.(?:${precompressedEndings}))?$">
		Header always merge Vary Accept-Encoding
	</FilesMatch>
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

/** Serves the precompressed files of `npm run compress` by `Accept-Encoding`; errors are sent uncompressed. */
const precompressedRules = Object.entries(precompressed)
  .map(
    ([encoding, ending]) => `RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{HTTP:Accept-Encoding} "(?:^|[,\\s])${encoding}(?:$|[,\\s]|;q=(?:1|0\\.[0-9]*[1-9]))" [NC]
RewriteCond %{REQUEST_FILENAME}.${ending} -f
RewriteRule "[^/]$" %{REQUEST_URI}.${ending} [NE,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{HTTP:Accept-Encoding} "(?:^|[,\\s])${encoding}(?:$|[,\\s]|;q=(?:1|0\\.[0-9]*[1-9]))" [NC]
RewriteCond %{REQUEST_FILENAME}/index.html.${ending} -f
RewriteRule "(?:^|/)$" %{REQUEST_URI}index.html.${ending} [NE,L]`,
  )
  .join('\n\n');

const precompressedTypes = `${Object.entries(precompressed)
  .map(([encoding, ending]) => `AddEncoding ${encoding} .${ending}`)
  .join('\n')}
${Object.entries(textFileTypes)
  .map(
    ([name, type]) =>
      `<FilesMatch "\\.${name}\\.(?:${precompressedEndings})$">\n\tForceType "${type}"\n</FilesMatch>`,
  )
  .join('\n')}`;

const formatRoutes = (base: string): string => `RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,L]

# A page whose address begins with two slashes reads it as another host's. From the request line,
# where they still stand and all is encoded as sent.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{THE_REQUEST} "^\\S+ ${slashesInFront}[? ]"
RewriteRule ^ ${base}/%1 [NE,R=308,L]

RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule "\\.(?:${precompressedEndings})$" - [NC,R=404,L]
RewriteRule "^\\.(?!well-known/)|./\\.|(?:^|/)_(?:headers|redirects)$" - [NC,R=404,L]

RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404,L]

RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule ^(.*[^/])$ ${base}/$1/ [R=308,L]`;

/** Placed before the rule that rejects other methods than GET and HEAD. */
function formatForms(forms?: string): string {
  if (!forms) return '';
  return `# The form service; needs mod_proxy_http. It takes 12 MB, and nothing else here takes anything.
LimitRequestBody 12000000
RewriteRule "^${formsPath.slice(1)}/" "${forms}%{REQUEST_URI}" [P,L]

`;
}

/** The service sets its own caching and some of the same headers; Apache would send both. */
function formatFormHeaders(forms?: string): string {
  if (!forms) return '';
  const only = `"expr=%{REQUEST_URI} =~ m#^${formsPath}/#"`;
  return `\n\tHeader always unset Cache-Control ${only}\n\tHeader set Cache-Control "no-store" ${only}${[
    'Strict-Transport-Security',
    'X-Content-Type-Options',
  ]
    .map((name) => `\n\tHeader unset ${name} ${only}`)
    .join('')}`;
}

/**
 * Generates the `.htaccess` for Apache 2.4 inside the export. Without the proxy for third-party scripts: in
 * `.htaccess`, Apache cannot remove the headers that it adds to a request, nor all headers of a response.
 */
export function formatApache(policy: HostingPolicy, { origin, forms }: Site): string {
  const rules = sortRules(policy);
  return `${generatedNote}
# Copy into the folder that Apache serves. Needs AllowOverride All, mod_rewrite and mod_headers.

Options -Indexes -MultiViews
DirectoryIndex index.html
# The rule below does it, with the status of the other hosts.
DirectorySlash Off
AddDefaultCharset utf-8
${Object.entries(textFileTypes)
  .map(([ending, type]) => `AddType "${type}" .${ending}`)
  .join('\n')}
${precompressedTypes}

${formatFallbacks(rules)}

RewriteEngine On

${formatApacheHttps(origin)}${formatForms(forms)}${formatRoutes(readRedirectOrigin(origin))}

${precompressedRules}

<IfModule mod_headers.c>
${formatHeaders(rules)}${formatFormHeaders(forms)}
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
