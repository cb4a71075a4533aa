import { formsUpstream } from '#lib/config/forms-endpoint';
import { smallPolicy } from '#tests/support/jest/small-policy';
import { formatDeployFiles } from './deploy-files';

const origin = 'https://www.stellwerk.example';
const without = formatDeployFiles(smallPolicy, { origin });
const files = formatDeployFiles(smallPolicy, { origin, forms: formsUpstream });

it.each([
  ['nginx.conf', 'location ^~ /api/forms/ {\n\t\tproxy_pass http://127.0.0.1:4180;'],
  ['nginx.conf', '"~^[A-Z]+ /api/forms/" "";'],
  ['Caddyfile', 'handle /api/forms/* {'],
  ['Caddyfile', 'reverse_proxy 127.0.0.1:4180 {\n'],
  ['nginx.conf', 'proxy_set_header Host $stellwerk_host;'],
  ['nginx.conf', '# real_ip_header X-Forwarded-For;'],
  ['Caddyfile', '# header_up X-Forwarded-For {http.request.header.X-Forwarded-For}'],
  ['nginx.conf', 'location = /api/forms {\n\t\treturn 404;'],
  ['.htaccess', 'RewriteRule "^api/forms/" "http://127.0.0.1:4180%{REQUEST_URI}" [P,L]\n\nRewriteCond'],
])('%s proxies forms if there is a service: %s', (name, rule) => {
  expect(files[name]).toContain(rule);
  expect(without[name]).not.toContain('/api/forms/');
  expect(without[name]).not.toContain('4180');
});
