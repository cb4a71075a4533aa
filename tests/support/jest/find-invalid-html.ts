import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  // The first knows the standard's grammar, the second also what it says of inputs and landmarks.
  extends: ['html-validate:standard', 'html-validate:recommended'],
  rules: {
    // React writes attribute names in its own case and void elements with a slash: both valid HTML.
    'attr-case': 'off',
    'void-style': 'off',
    'no-self-closing': 'off',
    'doctype-style': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-implicit-input-type': 'off',
    // As in the HTML and ARIA standards: an id may have any character but spaces; every nameable element may have a label.
    'valid-id': ['error', { relaxed: true }],
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Long titles are cut by search engines, not invalid.
    'long-title': 'off',
    // Words in text are the editors' matter: typography binds them where it must.
    'no-trailing-whitespace': 'off',
    'tel-non-breaking': 'off',
    // Next writes its link relations and inline data; the policy's hashes stand for integrity.
    'require-sri': 'off',
    'script-type': 'off',
    'no-inline-style': 'error',
  },
});

/** What is not valid in a document: a line each, with its place and rule. */
export async function findInvalidHtml(file: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, file);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}
