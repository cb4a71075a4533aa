/** Template names by path without language; `*` matches any last segment. */
export type TemplateRules = Readonly<Record<string, string>>;

/** The rule keys of a path: exact, and with `*` for its last segment. */
export function templateRuleOf(path: string): { readonly exact: string; readonly group: string } {
  const exact = path.slice(3);
  return { exact, group: exact.replace(/[^/]+\/$/, '*/') };
}

/**
 * Predicts a page's template, so that template and page data load in parallel. The guess may be wrong or
 * missing; callers must cope.
 */
export function guessTemplate(rules: TemplateRules | undefined, path: string): string | undefined {
  const { exact, group } = templateRuleOf(path);
  return rules?.[exact] ?? rules?.[group];
}
