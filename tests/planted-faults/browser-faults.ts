import type { Edit, PlantedFault } from './planted-fault';

const documents = /^out\/.*\.html$/;
const scripts = /^out\/_next\/static\/chunks\/.*\.js$/;
/** Allows styles that differ from the build's hashes. */
const anyStyles: Edit = {
  files: documents,
  from: /style-src 'self' 'sha256-[^']+'/,
  to: "style-src 'self' 'unsafe-inline'",
};
/** Replaces a passage in scripts; integrity checks are removed, so that browsers run them. */
const script = (from: string, to: string): Edit[] => [
  { files: scripts, from, to },
  { files: documents, from: / integrity="[^"]*"/g, to: '' },
  { files: scripts, from: '[\\w-]{43}', to: '[\\w-]{99}' },
];
/** Appends a rule to every document's styles. */
const rule = (text: string): Edit[] => [
  { files: documents, from: '</style>', to: `${text}</style>` },
  anyStyles,
];
/** Replaces a passage in the documents' styles. */
const styles = (from: string | RegExp, to: string): Edit[] => [{ files: documents, from, to }, anyStyles];

/** Faults that only show in a browser. */
export const browserFaults: readonly PlantedFault[] = [
  {
    name: 'text without contrast',
    edits: rule('main p{color:#b9b9b9!important}'),
    check: 'test:browser',
    only: ['changed-pages', '-g', '/(en|de)/search/'],
    says: /color-contrast/,
  },
  {
    name: 'a page wider than a phone',
    edits: rule('main h1{min-width:600px}'),
    check: 'test:browser',
    only: ['changed-pages', '-g', '/(en|de)/search/'],
    says: /overflow at 320 px/,
  },
  {
    name: 'a message on the console',
    edits: rule('main{background:url(/lost.png)}'),
    check: 'test:browser',
    only: ['changed-pages', '-g', '/(en|de)/search/'],
    says: /Failed to load resource/,
  },
  {
    name: 'a request to somebody else',
    edits: rule('main{background:url(https://tracker.example/x.gif)}'),
    check: 'test:browser',
    only: ['changed-pages', '-g', '/(en|de)/search/'],
    says: /tracker\.example/,
  },
  {
    name: 'something stored before there is a choice',
    edits: script('wait_for_update', 'x:localStorage.setItem("visitor","1"),$&'),
    check: 'test:browser',
    only: ['consent.spec', '-g', 'before a choice nothing is stored'],
    says: /toEqual/,
  },
  {
    name: 'consent that is granted before there is a choice',
    edits: script('analytics_storage:"denied",wait', 'analytics_storage:"granted",wait'),
    check: 'test:browser',
    only: ['consent.spec', '-g', 'Refuse all'],
    says: /granted/,
  },
  {
    name: 'navigation that has become full page loads',
    edits: script('/page-data.json`', '/page-dat.json`'),
    check: 'test:browser',
    only: ['faults.spec', '-g', 'and healed'],
    says: /failed/,
  },
  {
    name: 'a focus that nobody sees',
    edits: rule(':focus-visible{outline:none!important}'),
    check: 'test:browser',
    only: ['keyboard', '-g', 'on a desk the search entry'],
    says: /none/,
  },
  {
    name: 'a header that covers what has the focus',
    edits: rule('html{scroll-padding:0!important}'),
    check: 'test:browser',
    only: ['header', '-g', 'never covers'],
    says: /toBe\(expected\)/,
  },
  {
    name: 'a menu that moves the page',
    edits: rule('header:has(details[open]){margin-bottom:40px}'),
    check: 'test:browser',
    only: ['menu', '-g', 'nothing moves when it opens'],
    says: /failed/,
  },
  {
    name: 'a page that scrolls behind the open menu',
    edits: styles(/:root:has\(\[name=menu-all\]\[open\]\)\{[^}]*\}/, ''),
    check: 'test:browser',
    only: ['menu', '-g', 'one button opens all of it'],
    says: /Expected: 0/,
  },
  {
    name: 'text cut off where letters are large',
    edits: rule('main h1{height:1em;overflow:hidden}'),
    check: 'test:browser',
    only: ['templates'],
    says: /is cut off/,
  },
  {
    name: 'a question in the language that a browser translates to',
    edits: script('=e.split("/",2)', '=["",document.documentElement.lang]'),
    check: 'test:browser',
    only: ['consent-obstacles', '-g', 'browser translates asks'],
    says: /toBeVisible/,
  },
  {
    name: 'a route that is not lit where its diagram stands in the first view',
    edits: styles('entry 35% exit 100%', 'entry 35%'),
    check: 'test:browser',
    only: ['diagrams', '-g', 'their page is loaded'],
    says: /unlit/,
  },
  {
    name: 'a diagram without its paths',
    edits: rule('main figure svg path{stroke:none!important}'),
    check: 'test:browser',
    only: ['diagrams', '-g', 'their page is loaded'],
    says: /hidden/,
  },
  {
    name: 'keys that set no route',
    edits: rule('main [data-route]{visibility:hidden!important}'),
    check: 'test:browser',
    only: ['home-panel', '-g', 'each key sets its route'],
    says: /toBeVisible/,
  },
  {
    name: 'a rule that restyles the whole page',
    edits: rule(':root:has(body>script:last-child) main *{color:inherit}'),
    check: 'test:browser',
    only: ['style-recalculation'],
    says: /toBeLessThan/,
  },
  {
    name: 'a menu that needs a script',
    edits: rule('header details>:not(summary){display:none!important}'),
    check: 'test:browser',
    only: ['without-script', '-g', 'the menu opens'],
    says: /failed/,
  },
  {
    name: 'a service worker that answers nothing',
    edits: [{ files: /^out\/sw\.js$/, from: 'e.respondWith(s)', to: 'void 0' }],
    check: 'test:browser',
    only: ['service-worker.spec'],
    says: /failed/,
  },
  {
    name: 'a layout that has moved',
    edits: rule('main h1{padding-top:24px}'),
    check: 'test:browser',
    only: ['visual', '-g', 'desk'],
    says: /services-cards-desk/,
  },
  {
    name: 'styles that are fetched although the document brought them',
    edits: [{ files: documents, from: /<link rel="stylesheet"[^>]* disabled=""\/>/, to: '' }],
    check: 'test:browser',
    only: ['styles-inside'],
    says: /failed/,
  },
];
