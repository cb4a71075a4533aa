import { templateRuleOf, type TemplateRules } from './guess-template';

type PageTemplate = { readonly path: string; readonly template: string };

/** The template of most of some pages. */
function findCommonFacts(pages: readonly PageTemplate[]): string {
  const counts = new Map<string, number>();
  for (const { template } of pages) counts.set(template, (counts.get(template) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/**
 * Says which template shows an address, so that a browser can ask for it beside the page data. Of the
 * pages below one address the usual template is one rule, others have their own.
 *
 * @param pages every page of the site
 * @returns templates by addresses without their language; `*` stands for a last part
 */
export function listTemplateRules(pages: readonly PageTemplate[]): TemplateRules {
  const groups = new Map<string, PageTemplate[]>();
  for (const page of pages.filter(({ path }) => /^\/[a-z]{2}\//.test(path))) {
    const { group } = templateRuleOf(page.path);
    groups.set(group, [...(groups.get(group) ?? []), page]);
  }
  return Object.fromEntries(
    [...groups].flatMap(([group, members]) => {
      const usual = findCommonFacts(members);
      const others = members.filter(({ template }) => template !== usual);
      return [
        [group, usual],
        ...others.map(({ path, template }) => [templateRuleOf(path).exact, template]),
      ] as [string, string][];
    }),
  );
}
