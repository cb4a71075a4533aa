import type { Language } from '#lib/i18n/languages';
import { page, type Page, type PageFacts } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';

/** Pages of a test: `jest.mock` replaces `lib/registry/registry` by this module. */
let pages: readonly Page[] = [];

export function setPages(...made: readonly Page[]): void {
  pages = made;
}

export const families = [];
export const listPages = (): readonly Page[] => pages;
export const findPage = (path: string): Page | undefined => pages.find((own) => own.path === path);
export const listPagesOfTemplate = (language: Language, name: string): readonly Page[] =>
  pages.filter((own) => own.locale === language && own.template === name);

type View = { readonly html?: string; readonly links?: readonly { readonly path: string }[] };

const sample = template<View>()('sample', { sections: ['section'] });

/** Page with defaults for everything not given. */
export function samplePage(
  locale: Language,
  id: string,
  { of, ...facts }: Partial<Omit<PageFacts<View>, 'of'>> & { of?: Partial<PageFacts<View>['of']> } = {},
): Page {
  const words = { name: `Name of ${id}`, description: `What ${id} is about.`, file: `content/${id}.md` };
  return page(sample, { id, of: { locale, ...words, ...of }, view: () => ({}), ...facts });
}

/** A page in English and German. */
export const samplePair = (id: string, facts: Parameters<typeof samplePage>[2] = {}): Page[] => [
  samplePage('en', id, facts),
  samplePage('de', id, facts),
];
