import { generatedNote, lines, sortRules, type Site } from './deploy-rules';
import { quote } from './deploy-rules';
import { defaultCacheControl, type HostingPolicy } from './hosting-rules';

/**
 * Generates the virtual host for Apache 2.4, for operators with access to the server's configuration. The
 * site's rules are in `.htaccess`; this covers responses that Apache sends without reading it.
 */
export function formatApacheHost(policy: HostingPolicy, { origin }: Site): string {
  const { everywhere, fallbacks } = sortRules(policy);
  const missing = fallbacks.find(({ pattern }) => pattern === '/*')?.file ?? '/404.html';
  return `${generatedNote}
# Copy to /etc/apache2/sites-available/stellwerk.conf, and .htaccess into the folder; add your certificate.
# Needs mod_rewrite and mod_headers.

ServerTokens Prod

<VirtualHost *:80>
	ServerName ${new URL(origin).hostname}
	# What Apache redirects by itself leads to this host, not to the one that a request names.
	UseCanonicalName On
	DocumentRoot /var/www/stellwerk
	TraceEnable off
	# Addresses of visitors and links of mails are nobody's business.
	CustomLog /dev/null "%%"
	# Behind a proxy that ends TLS all visitors have its address, and one limit of the form service: load
	# mod_remoteip and name the proxy here.
	# RemoteIPHeader X-Forwarded-For
	# RemoteIPInternalProxy 192.0.2.1

	<Directory /var/www/stellwerk>
		Options FollowSymLinks
		AllowOverride All
		Require all granted
	</Directory>

${lines(everywhere, '\t', ([name, value]) => `Header always set ${name} ${quote(value)}`)}
	Header always set Cache-Control "${defaultCacheControl}"

	ErrorDocument 404 ${missing}
	# No name that a disk takes: Apache would answer that it is forbidden.
	RewriteEngine On
	RewriteCond %{ENV:REDIRECT_STATUS} ^$
	RewriteRule "[^/]{256}|^.{2000}" - [R=404,L]
</VirtualHost>
`;
}
