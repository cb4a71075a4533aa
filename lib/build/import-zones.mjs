/** @type {Record<string, string>} names for several zones or packages */
export const groups = {
  '@ground': 'core config site languages i18n',
  '@model': '@ground messages page',
  '@facts': '@model content facts content/site',
  '@pages': '@facts families content/families pages',
  '@browser': 'core site languages page-data/contract page-data/core page-data/browser service-worker/page',
  '@lib': '@pages page-data @browser next consent analytics service-worker server',
  '@pure': 'react next intl build',
};

/**
 * Packages that stay outside of some zones, and why; `node:*` is Node's own modules.
 * @type {Record<string, { sources: string[], because: string }>}
 */
export const packages = {
  react: { sources: ['react', 'react-dom'], because: 'this is a pure core, without React' },
  next: { sources: ['next'], because: 'this is a pure core, without Next' },
  intl: { sources: ['next-intl', 'use-intl'], because: 'words come in as arguments' },
  build: {
    sources: ['node:*', 'zod', 'yaml', 'markdown-it', 'image-size', 'd3-scale', 'd3-shape'],
    because: 'this reaches the browser: no package of the build',
  },
};

/**
 * Who may import whom, a row a zone: its name; its files; the zones whose code it may import; after
 * `types` those of which it may import types only; after `never` the packages that stay outside. What no
 * row names is forbidden. Where several rows fit a file, the last one with imports judges it, and whoever
 * may import any of them may import the file; a row of two columns only gives some files a name. `own:`
 * narrows a zone to the importer's family, `@` is a group, `*` everything.
 */
export const zones = [
  'core               | lib/core/**           | core | never @pure',
  'config             | lib/config/**         | core config | never react',
  'site               | lib/site/**           | core site | never @pure',
  'i18n               | lib/i18n/**           | @ground messages | never react next',
  'languages          | lib/i18n/{languages,locales,path,entry,entry-script,x-default}?(.ts) | core site languages | never @pure',
  'page               | lib/page/**           | @model content/site | types content | never react next',
  'page/template      | lib/page/template?(.ts) | core page/template | types page | never @pure',
  'content            | lib/content/**        | @model content | never react next',
  'content/schemas    | lib/content/*schema*',
  'facts              | lib/facts/**          | @facts | never react next',
  'charts             | lib/charts/**         | core charts | never react next intl',
  'families           | lib/families/*/**     | @facts charts own:families own:content/families | never react next',
  'families/family    | lib/families/*/family?(.ts)',
  'families/schemas   | lib/families/*/*schema*',
  'pages              | lib/pages/**          | @pages | never react',
  'guides             | lib/guides/**         | @pages guides | never react next',
  'page-data          | lib/page-data/*       | @ground pages page-data | types page | never react next',
  'page-data/contract | lib/page-data/{contract,main-attributes}?(.ts) | core page-data/contract | never @pure',
  'page-data/core     | lib/page-data/core/** | core site page-data/contract page-data/core | never @pure',
  'page-data/browser  | lib/page-data/browser/** | @browser next | never react next build',
  'page-data/react    | lib/page-data/react/** | core page-data/contract page-data/core page-data/browser page-data/react | never build',
  'next               | lib/next/**           | core config next',
  'consent            | lib/consent/**        | core site consent | never @pure',
  'analytics          | lib/analytics/**      | core site consent analytics | types config | never @pure',
  'service-worker     | lib/service-worker/** | core site languages next service-worker | never @pure',
  'service-worker/page | lib/service-worker/{register,cache-names}?(.ts) | core site service-worker/page | never @pure',
  'server             | lib/server/**         | @ground server | never react next',
  'build              | lib/build/**          | @lib guides messages content/site build | types ui | never react',
  'ui                 | components/ui/**      | core ui | never next intl build',
  'blocks             | components/blocks/**  | ui blocks | never next intl build',
  'templates          | components/templates/*/** | core ui blocks templates/shared own:templates | types page content own:families | never next intl build',
  'templates/islands  | components/templates/*/*.client?(.tsx) | core ui blocks templates/shared own:templates page-data/react next | types page content own:families | never intl build',
  'templates/shared   | components/templates/*.module.css',
  'template-imports   | components/templates/template-imports.client?(.ts) | templates chrome/frame | types page pages page-data/react | never build',
  'chrome             | components/chrome/**  | @browser page-data/react next consent analytics ui blocks chrome template-imports | types config i18n page pages | never build',
  'chrome/server      | components/chrome/{root-document,document-head,entry-page,site-page}?(.tsx) | @ground messages next page-data/contract chrome templates | types page pages families | never build',
  'chrome/frame       | components/chrome/{header,footer}?(.tsx)',
  'chrome/behaviours  | components/chrome/*-behaviour?(.ts)',
  'gallery            | components/gallery/** | core ui blocks gallery chrome/behaviours | never next build',
  'styles             | components/{styles,fonts}/** | styles',
  'content/families   | content/*/**          | own:content/families | types own:families/schemas content/schemas',
  'content/site       | content/site/**       | content/site | types facts content/schemas',
  'messages           | messages/**           | messages',
  'app                | app/**                | @model content/site pages page-data guides families/family next styles ui chrome gallery templates app | never build',
  'root               | *.{ts,mjs,cjs}        | @ground next',
  'tools              | {eslint,jest}.config.mjs | build',
  'bench              | bench/**              | *',
  'tests              | tests/** **/*.test{,.ts,.tsx} **/*.spec{,.ts} playwright.config.ts | *',
];

/** @type {Record<string, string>} why, said to whoever meets the wall */
export const reasons = {
  core: 'core is the ground: it imports nothing of ours',
  config: 'config is the ground: it knows core only',
  site: 'facts for the browser know core only',
  i18n: 'languages know the ground and their messages only',
  languages: 'what the browser knows of languages is pure and carries no messages',
  page: 'the page model knows no content, family or route',
  'page/template': 'template references reach the browser: they know types only',
  content: 'the content machinery knows no fact, family or page',
  facts: 'facts are parsed from content/site: they know no family',
  charts: 'charts are drawn from numbers: words, content and React stay outside',
  families: 'a family knows its own content and what stands before it, never another family',
  pages: 'the registry derives from families: it knows no emitter, component or route',
  guides: 'documents are set from families and pages: they know no emitter, component or route',
  'page-data': 'emitters read the registry, not families, content or components',
  'page-data/contract': 'the contract is read by the build and the browser: it knows core only',
  'page-data/core': 'the core of page data is pure: no React, no document, no server code',
  'page-data/browser': 'the browser side of page data knows neither React nor server code',
  'page-data/react': 'the React side of page data knows page data only',
  next: "what leans on Next's insides knows nothing of this site",
  consent: 'the core of consent is pure: no React, no page',
  analytics: 'the core of analytics knows consent and itself',
  'service-worker': 'the worker runs apart from every page: it knows languages and itself',
  'service-worker/page': 'every page loads this: nothing of the worker itself',
  server: 'the local server serves files: it knows no pages',
  build: 'the build reads all of lib, and of components types only',
  ui: 'primitives know no router, message or content type',
  blocks: 'blocks are fed by props: they know ui only',
  templates: 'a template knows blocks, ui and the types of its own view',
  'templates/islands': 'an island knows what its template knows, and page data',
  'template-imports': 'the browser gets templates, header and footer, and types besides',
  chrome: 'the chrome joins ui, languages and page data; of content and pages it knows types only',
  'chrome/server': 'what frames a document joins chrome and messages; of pages it knows types only',
  gallery: 'the gallery shows ui and blocks',
  styles: 'styles import styles',
  'content/families': 'content is data: it imports types of its schema only',
  'content/site': 'content is data: it imports types of its schema only',
  messages: 'messages are data',
  app: 'routes bind pages to templates: they hold no logic',
  root: "settings of tools know the ground, and what leans on Next's insides",
};
