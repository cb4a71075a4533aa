/** Names of templates by the addresses that they show, without language; `*` stands for a last part. */
export type TemplateRules = Readonly<Record<string, string>>;

/** The rules that an address may have: its own, and that of all addresses beside it. */
export function templateRuleOf(path: string): { readonly exact: string; readonly group: string } {
  const exact = path.slice(3);
  return { exact, group: exact.replace(/[^/]+\/$/, '*/') };
}

/**
 * Guesses the template of a page before its page data says it: template and data then come side by side.
 * Whoever takes the guess must do without it.
 */
export function guessTemplate(rules: TemplateRules | undefined, path: string): string | undefined {
  const { exact, group } = templateRuleOf(path);
  return rules?.[exact] ?? rules?.[group];
}
