import { templateRuleOf, type TemplateRules } from './guess-template';

type PageTemplate = { readonly path: string; readonly template: string };

/** The most frequent template of some pages. */
function findCommonTemplate(pages: readonly PageTemplate[]): string {
  const counts = new Map<string, number>();
  for (const { template } of pages) counts.set(template, (counts.get(template) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/**
 * Rules that predict a path's template. The pages below a path share one rule for their most frequent
 * template; exceptions get their own.
 *
 * @param pages every page of the site
 * @returns templates by path without language; `*` matches any last segment
 */
export function listTemplateRules(pages: readonly PageTemplate[]): TemplateRules {
  const groups = new Map<string, PageTemplate[]>();
  for (const page of pages.filter(({ path }) => /^\/[a-z]{2}\//.test(path))) {
    const { group } = templateRuleOf(page.path);
    groups.set(group, [...(groups.get(group) ?? []), page]);
  }
  return Object.fromEntries(
    [...groups].flatMap(([group, members]) => {
      const common = findCommonTemplate(members);
      const others = members.filter(({ template }) => template !== common);
      return [
        [group, common],
        ...others.map(({ path, template }) => [templateRuleOf(path).exact, template]),
      ] as [string, string][];
    }),
  );
}
