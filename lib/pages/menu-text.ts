import { typeset } from '#lib/content/markdown/render';
import type { BaseView, Page } from '#lib/content/page';

/** Most characters that a menu has room for under a name. */
const longest = 100;

/**
 * A description up to where its first thought ends: a colon, a semicolon, a dash, a comma before the
 * next question, or a full stop that is no abbreviation's.
 */
const firstThought =
  /^.{24,}?(?:[\p{L}\d]{2}(?=[;:]|\s–\s|,\s(?:wh|how|wer|was|wie|wann|wo|welche))|\p{Ll}{2}(?=\.(?:\s\p{Lu}|$)))/u;

/**
 * The line that menus print under a page's name: its title where that says more than the name,
 * otherwise the first thought of its description.
 *
 * @returns undefined where neither is short enough
 */
export function readMenuText(page: Page): string | undefined {
  const { title }: BaseView & { readonly title?: unknown } = page.view();
  const own = typeof title === 'string' && title !== page.name ? title : undefined;
  const text = own ?? typeset(firstThought.exec(page.description)?.[0] ?? page.description, page.locale);
  return text.length <= longest ? text : undefined;
}
