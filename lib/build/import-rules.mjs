/**
 * Who may import whom. Imports across folders go by alias (`#lib/…`), so that one list of patterns
 * per folder says it all; a step of the flow reads only from what stands before it.
 */

/** @typedef {{ files: string[], allow: string[], because: string }} Zone */

const core = ['#lib/core/*'];
const i18n = ['#lib/i18n/*', '#messages/*'];
const content = ['#lib/content/**'];

/** @type {Zone[]} */
const zones = [
  { files: ['content/**'], allow: [], because: 'content is data: it imports nothing' },
  {
    files: ['lib/core/**', 'lib/config/**'],
    allow: [],
    because: 'core and config are the ground: they import nothing of ours',
  },
  {
    files: ['lib/i18n/**'],
    allow: [...core, ...i18n],
    because: 'languages know core and their messages only',
  },
  {
    files: ['lib/content/**'],
    allow: [...core, '#lib/config/*', ...i18n, ...content],
    because: 'the content machinery knows no page and no family',
  },
  {
    files: ['lib/pages/**'],
    allow: [...core, '#lib/config/*', ...i18n, ...content, '#lib/families/**', '#lib/pages/*', '#content/**'],
    because: 'the registry derives from families; it knows no emitter, component or route',
  },
  {
    files: ['lib/page-data/*.ts'],
    allow: [...core, '#lib/config/*', ...i18n, ...content, '#lib/pages/*', '#lib/page-data/*'],
    because: 'emitters read the registry, not families or components',
  },
  {
    files: ['lib/page-data/client/**'],
    allow: [...core, '#lib/page-data/contract', '#lib/page-data/client/*'],
    because: 'the loader core is pure: no React, no server code',
  },
  {
    files: ['lib/page-data/react/**'],
    allow: [...core, '#lib/i18n/locales', '#lib/page-data/**', '#lib/service-worker/register'],
    because: 'the React skin knows its core only',
  },
  {
    files: ['lib/service-worker/**'],
    allow: [...core, '#lib/i18n/locales', '#lib/i18n/entry', '#lib/service-worker/*'],
    because: 'the worker runs apart from every page: it knows languages and itself',
  },
  {
    files: ['lib/consent/**'],
    allow: [...core, '#lib/consent/*'],
    because: 'the core of consent is pure: no React, no page',
  },
  {
    files: ['lib/analytics/**'],
    allow: [...core, '#lib/consent/*', '#lib/analytics/*'],
    because: 'the core of analytics knows consent and itself',
  },
  {
    files: ['lib/server/**'],
    allow: ['#lib/i18n/*', '#lib/config/*', '#lib/server/*'],
    because: 'the local server serves files; it knows no pages',
  },
  {
    files: ['components/ui/**'],
    allow: ['#components/ui/**'],
    because: 'primitives know no router, message or content type',
  },
  {
    files: ['components/gallery/**'],
    allow: [
      '#components/ui/**',
      '#components/blocks/*',
      '#components/gallery/*',
      '#components/chrome/tabs-behaviour',
    ],
    because: 'the gallery shows ui and blocks',
  },
  {
    files: ['components/blocks/**'],
    allow: ['#components/ui/**', '#components/blocks/*'],
    because: 'blocks are fed by props',
  },
  {
    files: ['components/chrome/**'],
    allow: [
      ...core,
      ...i18n,
      '#components/**',
      '#lib/page-data/contract',
      '#lib/page-data/react/*',
      '#lib/consent/*',
      '#lib/analytics/*',
      '#lib/config/services',
      '#lib/pages/consent-texts',
      '#lib/pages/slices',
      '#lib/pages/head',
      '#lib/families/*/view',
    ],
    because: 'the chrome joins ui, messages and the page host',
  },
  {
    files: ['app/**', 'middleware.ts'],
    allow: [
      ...core,
      '#lib/config/*',
      ...i18n,
      ...content,
      '#lib/pages/*',
      '#lib/page-data/*',
      '#components/**',
      '#content/site/*',
      '#app/*',
    ],
    because: 'routes bind pages to templates; they hold no logic',
  },
];

const families = [
  'blog',
  'careers',
  'case-studies',
  'company',
  'customer-information',
  'developers',
  'entry',
  'error',
  'exchange-rates',
  'forms',
  'glossary',
  'home',
  'industries',
  'investors',
  'knowledge',
  'podcast',
  'press',
  'publications',
  'search',
  'security',
  'services',
  'support',
  'text',
  'webinars',
];

/** @type {Zone[]} */
const familyZones = families.flatMap((family) => [
  {
    files: [`lib/families/${family}/**`],
    allow: [...core, '#lib/config/*', ...i18n, ...content, `#content/${family}/*`, '#content/site/*'],
    because: 'a family knows its own content and the machinery, never another family',
  },
  {
    files: [`components/templates/${family}/**`],
    allow: ['#components/ui/**', '#components/blocks/*', '#lib/content/page', `#lib/families/${family}/*`],
    because: 'a template knows blocks, ui and the type of its own view',
  },
]);

const always = [
  { regex: '^\\.\\./\\.\\.', message: 'Import across folders by alias (#lib/…, #components/…).' },
  { regex: '^#(?:lib/build|tests)/', message: 'Nobody imports the build or the tests.' },
  {
    group: ['next/navigation'],
    importNames: ['usePathname', 'useRouter', 'useParams', 'useSearchParams'],
    message: "Next's router rests after the first load; ask the page host.",
  },
];

/** @param {string} pattern */
function toRegex(pattern) {
  return pattern
    .slice(1)
    .replaceAll('**', '.+')
    .replaceAll(/(?<!\.)\*/g, '[^/]+');
}

/** @param {Zone} zone */
function toConfig({ files, allow, because }) {
  const ours = `^#(?!(?:${allow.map(toRegex).join('|') || '(?!)'})$)`;
  const pure = files.some(
    (file) =>
      file.includes('page-data/client') ||
      file.startsWith('lib/service-worker') ||
      file.startsWith('lib/core') ||
      file.startsWith('lib/consent') ||
      file.startsWith('lib/analytics'),
  );
  const react = pure
    ? [
        {
          group: ['react', 'react-dom', 'next', 'next/*'],
          message: 'This is a pure core: no React, no Next.',
        },
      ]
    : [];
  return {
    files,
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [...always, ...react, { regex: ours, message: `Not from here: ${because}.` }] },
      ],
    },
  };
}

export const importRules = [...zones, ...familyZones].map(toConfig);
