import type { Template } from '#lib/page-data/react/runtime';

/**
 * The chunk of each template and slice, by the name that page data calls it. The only place that
 * names them for the browser; a test holds it against the registry.
 */
const imports: Readonly<Record<string, () => Promise<unknown>>> = {
  home: async () => (await import('./home/home')).Home,
  'glossary-index': async () => (await import('./glossary/glossary-index')).GlossaryIndex,
  'glossary-article': async () => (await import('./glossary/glossary-article')).GlossaryArticle,
  'services-index': async () => (await import('./services/services-index')).ServicesIndex,
  service: async () => (await import('./services/service')).Service,
  'text-page': async () => (await import('./text/text-page')).TextPage,
  error: async () => (await import('./error/error')).ErrorPage,
  entry: async () => (await import('./entry/entry')).Entry,
  header: async () => (await import('../chrome/header')).Header,
  footer: async () => (await import('../chrome/footer')).Footer,
};

/** Names of all templates and slices. */
export const templateNames = Object.keys(imports);

/** Loads a template's chunk; undefined for a name that no template has. */
export function importTemplate(name: string): Promise<Template> | undefined {
  return Object.hasOwn(imports, name) ? (imports[name]?.() as Promise<Template>) : undefined;
}
