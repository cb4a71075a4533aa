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
import { formatNginxHttps, formatNginxHttpsMap } from './deploy-https';
import { formatNginxForms, formatNginxFormsMap } from './deploy-nginx-forms';
import { formatProxy } from './deploy-nginx-proxy';
import { precompressedEndings } from './precompressed';
import { formsPath } from '#lib/config/forms-endpoint';
import { defaultCacheControl, fileTypes, type HostingPolicy } from './hosting-rules';

const readEmbedding = ({ everywhere }: DeployRules): string => new Map(everywhere).get(embeddingHeader) ?? '';

function formatMaps(rules: DeployRules, forms?: string): string {
  const { caching, embedding, fallbacks } = rules;
  const everywhere = fallbacks.find(({ pattern }) => pattern === '/*');
  return `# Longer than until the next visit only for the file itself, not for a redirect or an error.
map "$status $uri" $stellwerk_cache {
	default "${defaultCacheControl}";
${lines(caching, '\t', ({ pattern, value }) => `"~^(?:200|206|304) ${patternToRegex(pattern).slice(1)}" "${value}";`)}
}

map $uri $stellwerk_embedding {
	default "${readEmbedding(rules)}";
${lines(embedding, '\t', ({ pattern, value }) => `"~${patternToRegex(pattern)}" "${value}";`)}
}

map $uri $stellwerk_not_found {
	default ${everywhere?.file ?? '/404.html'};
${lines(
  fallbacks.filter((rule) => rule !== everywhere),
  '\t',
  ({ pattern, file }) => `"~${patternToRegex(pattern)}" ${file};`,
)}
}

# From the address as sent, so that it stays encoded; one slash in front and no backslash, so that
# no redirect names another host.
map $request_uri $stellwerk_slash_form {
	default /;
	"~^/+(?<stellwerk_path>[^/\\\\\\\\?#][^\\\\\\\\?#]*)(?:\\?|$)" /$stellwerk_path/;
}

# A page whose address begins with two slashes reads it as another host's.
map $request_uri $stellwerk_one_slash {
	default "";
	"~^${slashesInFront.replace('(', '(?<stellwerk_rest>')}(?:\\?|$)" /$stellwerk_rest;
}

# Everything but the form service, where there is one, is only read.
map "$request_method $uri" $stellwerk_refused {
	default 1;
	"~^(?:GET|HEAD) " "";${forms ? `\n\t"~^[A-Z]+ ${formsPath}/" "";` : ''}
}

map $request_method $stellwerk_allow {
	default "GET, HEAD";
	GET "";
	HEAD "";
}`;
}

function formatHeaders({ everywhere }: DeployRules): string {
  const formatValue = (name: string, value: string): string =>
    name === embeddingHeader ? '$stellwerk_embedding' : quote(value);
  return `${lines(everywhere, '\t', ([name, value]) => `add_header ${name} ${formatValue(name, value)} always;`)}
	add_header Cache-Control $stellwerk_cache always;
	add_header Allow $stellwerk_allow always;`;
}

const formatTypes = (): string =>
  Object.entries(fileTypes)
    .map(
      ([ending, type]) => `	location ~ \\.${ending}$ {
		types { }
		default_type ${type.replace(/;.*/, '')};${type.includes('charset') ? `\n\t\tcharset_types ${type.replace(/;.*/, '')};` : ''}
		try_files $uri =404;
	}`,
    )
    .join('\n\n');

const locations = `	if ($stellwerk_refused) {
		return 405;
	}

	if ($stellwerk_one_slash) {
		return 308 $stellwerk_one_slash$is_args$args;
	}

	location ~* "^/\\.(?!well-known/)|./\\.|/_(?:headers|redirects)$|\\.(?:${precompressedEndings})$" {
		return 404;
	}

${formatTypes()}

	location ~ /$ {
		try_files \${uri}index.html =404;
	}

	location / {
		if (-f $request_filename/index.html) {
			return 308 $stellwerk_slash_form$is_args$args;
		}
		try_files $uri =404;
	}`;

/** Generates the configuration for nginx; include it in the `http` context, because of `map`. */
export function formatNginx(policy: HostingPolicy, { origin, proxied = [], forms }: Site): string {
  const rules = sortRules(policy);
  return `${generatedNote}
# Copy to /etc/nginx/conf.d/stellwerk.conf; set listen and root, and add your certificate.

${formatNginxHttpsMap(origin)}${formatMaps(rules, forms)}${formatNginxFormsMap(origin, forms)}

server {
	listen 80;
	server_name ${new URL(origin).hostname};
	root /var/www/stellwerk;
	# Addresses of visitors and links of mails are nobody's business.
	access_log off;

	charset utf-8;
	default_type application/octet-stream;
	server_tokens off;
	absolute_redirect off;
	error_page 404 $stellwerk_not_found;

	# What \`npm run compress\` has written beside the files; Brotli where its module is loaded.
	gzip_static on;
	# brotli_static on;
	gzip on;
	gzip_vary on;
	gzip_proxied any;
	gzip_comp_level 6;
	gzip_min_length 512;
	gzip_types ${textTypes.filter((type) => type !== 'text/html').join(' ')};

${formatHeaders(rules)}

${formatNginxHttps(origin)}${formatProxy(proxied, rules)}${formatNginxForms(rules, forms)}${locations}
}
`;
}
