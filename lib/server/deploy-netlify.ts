import { generatedNote } from './deploy-rules';

/**
 * Generates the part of Netlify's configuration that `_headers` and `_redirects` cannot express: build and
 * trailing slashes.
 */
export function formatNetlify(): string {
  return `${generatedNote}
# Copy into the root of the repository. out/_headers and out/_redirects say the rest.
# Forms are e-mails unless FORMS_ENDPOINT names a form service of yours (docs/forms.md).

[build]
  command = "npm run build"
  publish = "out"

[build.environment]
  NODE_VERSION = "24"

# Leads /en/services to /en/services/; nothing else is done to the files.
[build.processing.html]
  pretty_urls = true
`;
}
