import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  // The first checks the grammar, the second also rules for inputs and landmarks.
  extends: ['html-validate:standard', 'html-validate:recommended'],
  rules: {
    // React's attribute case and self-closing void elements are valid HTML.
    'attr-case': 'off',
    'void-style': 'off',
    'no-self-closing': 'off',
    'doctype-style': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-implicit-input-type': 'off',
    // As in the standards: any id without spaces, and `aria-label` on any nameable element.
    'valid-id': ['error', { relaxed: true }],
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Long titles are valid.
    'long-title': 'off',
    // Typography inserts no-break spaces where needed.
    'no-trailing-whitespace': 'off',
    'tel-non-breaking': 'off',
    // Next's `link` elements and inline data; integrity is covered by the policy's hashes.
    'require-sri': 'off',
    'script-type': 'off',
    'no-inline-style': 'error',
  },
});

/**
 * Validates a document.
 *
 * @returns a line with position and rule for each error
 */
export async function findInvalidHtml(file: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, file);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}
