import { formsPath } from '#lib/config/forms-endpoint';

/** First in the route, because the service sets its own caching headers. */
export function formatForms(forms?: string): string {
  if (!forms) return '';
  return `		handle ${formsPath}/* {
			request_body {
				max_size 12MB
			}
			reverse_proxy ${new URL(forms).host} {
				# Behind a proxy that ends TLS all visitors have its address, and one limit: where nobody but
				# the proxy reaches Caddy, let the service have what the proxy says.
				# header_up X-Forwarded-For {http.request.header.X-Forwarded-For}
				header_down -Strict-Transport-Security
				header_down -X-Content-Type-Options
			}
		}

`;
}
