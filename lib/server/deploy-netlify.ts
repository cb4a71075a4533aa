import { generatedNote } from './deploy-rules';

/** Writes what Netlify cannot read from `_headers` and `_redirects`: how to build, and that addresses end with a slash. */
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
