import { end, type PlantedFault } from './planted-fault';

const slug = /^lib\/core\/slug\.ts$/;

/** Faults in code, styles and content that show without a build. */
export const sourceFaults: readonly PlantedFault[] = [
  {
    name: 'an import through a wall',
    edits: [{ files: slug, from: end, to: "export { listPages } from '#lib/registry/registry';\n" }],
    check: 'lint:rules',
    only: ['lib/core/slug.ts'],
    says: /boundaries\/dependencies/,
  },
  {
    name: 'a fixed wait in a journey',
    edits: [
      {
        files: /^tests\/e2e\/without-script\.spec\.ts$/,
        from: /await page\.goto\(.*\n/,
        to: '$&    await page.waitForTimeout(500);\n',
      },
    ],
    check: 'lint:rules',
    only: ['tests/e2e/without-script.spec.ts'],
    says: /No fixed waits/,
  },
  {
    name: 'a function that not all browsers have',
    edits: [{ files: slug, from: end, to: 'export const signal = AbortSignal.any([]);\n' }],
    check: 'lint:rules',
    only: ['lib/core/slug.ts'],
    says: /baseline-js\/use-baseline/,
  },
  {
    name: 'a promise that nobody waits for',
    edits: [{ files: slug, from: end, to: "export const load = (): void => {\n  fetch('/');\n};\n" }],
    check: 'lint',
    only: ['lib/core/slug.ts'],
    says: /no-floating-promises/,
  },
  {
    name: 'a wrong type',
    edits: [{ files: slug, from: end, to: 'export const wrong: number = buildSlug(1);\n' }],
    check: 'types',
    only: [],
    says: /lib\/core\/slug\.ts.*TS2345/,
  },
  {
    name: 'a wrong type in plain JavaScript',
    edits: [{ files: /^lib\/build\/stamps\.mjs$/, from: end, to: 'hashFiles(1);\n' }],
    check: 'types',
    only: [],
    says: /lib\/build\/stamps\.mjs.*TS2345/,
  },
  {
    name: 'a line laid out by hand',
    edits: [{ files: slug, from: end, to: 'export const  slugs = [ "a" ];\n' }],
    check: 'format',
    only: [],
    says: /lib\/core\/slug\.ts/,
  },
  {
    name: 'a property of CSS that does not exist',
    edits: [{ files: /^components\/styles\/base\.css$/, from: end, to: '\n.x {\n  colour: red;\n}\n' }],
    check: 'lint:css',
    only: [],
    says: /property-no-unknown/,
  },
  {
    name: 'a file that nothing reads',
    edits: [{ add: 'lib/core/nobody.ts', text: 'export const nobody = 1;\n' }],
    check: 'unused',
    only: [],
    says: /lib\/core\/nobody\.ts/,
  },
  {
    name: 'a dependency that nothing imports',
    edits: [{ files: /^package\.json$/, from: '"dependencies": {', to: '$&\n    "left-pad": "1.3.0",' }],
    check: 'unused',
    only: [],
    says: /left-pad/,
  },
  {
    name: 'a slip in a pure function',
    edits: [{ files: slug, from: "'-and-'", to: "'-'" }],
    check: 'test:unit',
    only: ['--testPathPatterns=lib/core/slug.test.ts'],
    says: /-and-/,
  },
  {
    name: 'a stacked table whose cells do not name their column',
    edits: [{ files: /^components\/ui\/data-table\.tsx$/, from: 'data-column=', to: 'data-col=' }],
    check: 'test:unit',
    only: ['--testPathPatterns=components/ui/data-table.dom.test.tsx'],
    says: /data-table\.dom\.test/,
  },
  {
    name: 'a class that no style sheet has',
    edits: [
      { files: /^components\/ui\/data-table\.tsx$/, from: /styles\['\w+'\]/, to: "styles['misspelt']" },
    ],
    check: 'test:content',
    only: ['--testPathPatterns=tests/content/class-names.test.ts'],
    says: /misspelt/,
  },
  {
    name: 'a link to a page that does not exist',
    edits: [{ files: /^content\/text\/imprint\/en\.md$/, from: end, to: '\n[Nowhere](/en/nowhere/)\n' }],
    check: 'export',
    only: [],
    says: /content\/text\/imprint\/en\.md:\d+: link: expected the address of a page/,
  },
  {
    name: 'front matter of the wrong type',
    edits: [
      { files: /^content\/glossary\/anti-money-laundering\/en\.md$/, from: /^date: .*/m, to: 'date: soon' },
    ],
    check: 'export',
    only: [],
    says: /content\/glossary\/anti-money-laundering\/en\.md:\d+: date: expected/,
  },
  {
    name: 'a section that only one language has',
    edits: [
      {
        files: /^content\/glossary\/anti-money-laundering\/de\.md$/,
        from: end,
        to: '\n## Noch ein Abschnitt\n\nDen es auf Englisch nicht gibt.\n',
      },
    ],
    check: 'test:content',
    only: ['--testPathPatterns=tests/content/translations.test.ts'],
    says: /same structure and different words/,
  },
  {
    name: 'a limit that the specification does not have',
    edits: [
      {
        files: /^lib\/page-data\/core\/constants\.ts$/,
        from: 'prefetchBatchSize = 4',
        to: 'prefetchBatchSize = 5',
      },
    ],
    check: 'test:content',
    only: ['--testPathPatterns=tests/content/limits.test.ts'],
    says: /Size of a prefetch batch/,
  },
  {
    name: 'a key that no sentence explains',
    edits: [
      {
        files: /^lib\/families\/glossary\/schema\.ts$/,
        from: /(?<=reviewed: daySchema)\.describe\([^\n]*\)/,
        to: '',
      },
    ],
    check: 'test:content',
    only: ['--testPathPatterns=tests/content/editing-guide.test.ts'],
    says: /docs\/editing › describes every key/,
  },
  {
    name: 'a popup that takes the focus away',
    edits: [{ files: /^components\/layout\/consent\/consent-popup\.tsx$/, from: '!isInside && ', to: '' }],
    check: 'test:unit',
    only: ['--runTestsByPath', 'components/layout/consent/consent-popup.dom.test.tsx'],
    says: /stays where a visitor has put it/,
  },
  {
    name: 'a report of wrongdoing in the log',
    edits: [{ files: /^lib\/forms\/server\/handler\.ts$/, from: 'if (!schema?.isConfidential)', to: '' }],
    check: 'test:unit',
    only: ['--runTestsByPath', 'lib/forms/server/reports.test.ts'],
    says: /● .*leaves no line in the log/,
  },
  {
    name: 'a form without its limit',
    edits: [
      { files: /^lib\/forms\/server\/submit\.ts$/, from: 'if (seconds > 0)', to: 'if (seconds > 1e6)' },
    ],
    check: 'test:unit',
    only: ['--runTestsByPath', 'lib/forms/server/every-form.test.ts'],
    says: /● feedback › is limited in rate/,
  },
  {
    name: 'an IBAN in the address',
    edits: [
      {
        files: /^components\/islands\/iban-check\.client\.tsx$/,
        from: 'id="iban-input"',
        to: '$& name="iban"',
      },
    ],
    check: 'test:unit',
    only: ['--runTestsByPath', 'components/islands/iban-check.client.dom.test.tsx'],
    says: /● .*has no form and no name/,
  },
];
