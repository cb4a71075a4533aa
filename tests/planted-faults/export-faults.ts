import { end, noise, type PlantedFault } from './planted-fault';

const imprint = /^out\/en\/imprint\/index\.html$/;
const documents = 'tests/export/documents.test.ts';
const pageData = 'tests/export/page-data.test.ts';

/** Faults that show in exported files. */
export const exportFaults: readonly PlantedFault[] = [
  {
    name: 'invalid HTML: an id twice',
    edits: [{ files: imprint, from: '<footer', to: '<p id="main"></p>$&' }],
    check: 'test:thorough',
    only: ['--testPathPatterns=valid-html', '-t', '/en/imprint/index.html is valid HTML'],
    says: /no-dup-id/,
  },
  {
    name: 'an inline script that the policy does not know',
    edits: [{ files: imprint, from: '</body>', to: '<script>self.x=1</script>$&' }],
    check: 'test:export',
    only: [`--testPathPatterns=${documents}`, '-t', '/en/imprint/index.html allows no script and no styles'],
    says: /toContain/,
  },
  {
    name: 'a dead link in markup that no content check sees',
    edits: [{ files: imprint, from: 'href="/en/terms-of-use/"', to: 'href="/en/terms/"' }],
    check: 'test:export',
    only: [`--testPathPatterns=${documents}`, '-t', '/en/imprint/index.html has no dead link'],
    says: /\/en\/terms\//,
  },
  {
    name: 'a style sheet that was not written',
    edits: [
      { files: imprint, from: /href="\/_next\/static\/chunks\/[^"]*\.css"/, to: 'href="/_next/x.css"' },
    ],
    check: 'test:export',
    only: [`--testPathPatterns=${documents}`, '-t', '/en/imprint/index.html names everything it loads'],
    says: /\/_next\/x\.css/,
  },
  {
    name: 'a page that the sitemap lacks',
    edits: [{ files: /^out\/sitemap-0\.xml$/, from: /<url><loc>[^<]*\/en\/imprint\/.*?<\/url>/, to: '' }],
    check: 'test:export',
    only: [`--testPathPatterns=${documents}`, '-t', 'has a sitemap of just the indexable pages'],
    says: /\/en\/imprint\//,
  },
  {
    name: 'a language that is not paired',
    edits: [{ files: imprint, from: /<link rel="alternate" hrefLang="de"[^>]*>/, to: '' }],
    check: 'test:export',
    only: [`--testPathPatterns=${documents}`, '-t', 'pairs the languages of every page both ways'],
    says: /"de"/,
  },
  {
    name: 'a view that its document does not show',
    edits: [{ files: imprint, from: /(<main[\s\S]*?<h1[^>]*>)/, to: '$1Not the ' }],
    check: 'test:export',
    only: [`--testPathPatterns=${pageData}`, '-t', 'of /en/imprint/ holds the view'],
    says: /Not the/,
  },
  {
    name: 'app data of another build',
    edits: [
      { files: /^out\/page-data\/app-data\.json$/, from: /Hash":\s*"[^"]*"/, to: 'Hash":"another-build"' },
    ],
    check: 'test:export',
    only: [`--testPathPatterns=${pageData}`, '-t', 'names slices, static queries and a build that exist'],
    says: /another-build/,
  },
  {
    name: 'styles over budget',
    edits: [{ files: imprint, from: '</style>', to: `${noise}</style>` }],
    check: 'test:export',
    only: [
      '--testPathPatterns=tests/export/weights.test.ts',
      '-t',
      '/en/imprint/ has at most 20 kB of styles',
    ],
    says: /toBeLessThanOrEqual/,
  },
  {
    name: 'an image for sharing that is missing',
    edits: [{ remove: 'out/og/en/imprint.png' }],
    check: 'test:export',
    only: ['--testPathPatterns=tests/export/images.test.ts', '-t', '/en/imprint/ has one of the right size'],
    says: /imprint\.png/,
  },
  {
    name: "the developers' gallery among the files",
    edits: [{ add: 'out/gallery/index.html', text: '<!doctype html>' }],
    check: 'test:export',
    only: ['--testPathPatterns=tests/export/gallery.test.ts'],
    says: /gallery/,
  },
  {
    name: 'a build that is not reproducible',
    edits: [{ files: /^out\/robots\.txt$/, from: end, to: '# made at noon\n' }],
    check: 'test:thorough',
    only: ['--testPathPatterns=tests/thorough/reproducible.test.ts'],
    says: /robots\.txt/,
  },
  {
    name: 'a page without a way past its header',
    edits: [
      {
        files: /^out\/fr\/informations-clients\/index\.html$/,
        from: /<a class="skip"[^>]*>[^<]*<\/a>/,
        to: '',
      },
    ],
    check: 'test:export',
    only: [
      `--testPathPatterns=${documents}`,
      '-t',
      '/fr/informations-clients/index.html begins with a link past the header',
    ],
    says: /Expected: "Aller au contenu/,
  },
  {
    name: 'styles that the policy does not know',
    edits: [{ files: imprint, from: /style-src 'self' 'sha256-[^']+'/, to: "style-src 'self'" }],
    check: 'test:export',
    only: ['documents', '-t', '/en/imprint/index.html allows no script'],
    says: /toContain/,
  },
];
