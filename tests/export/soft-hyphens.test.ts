import { listExported, readExported } from '#tests/support/exported';

const softHyphen = '\u00ad';
const documents = listExported('.html').filter((file) => file.startsWith('/de/'));

/** What browsers, search engines and other sites read of a document. */
const metadata = /<title>.*?<\/title>|<meta [^>]*>|<script type="application\/ld\+json">.*?<\/script>/gs;

test('long words in German headings may break between syllables', () => {
  const job = readExported('/de/careers/jobs/complaints-officer/index.html');
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(job)?.[1]).toContain(`Beschwer${softHyphen}de`);
  expect(job).toContain('<title>Beschwerdemanagement');
});

test('titles, descriptions, structured data, feeds, the search index and lists of pages have no soft hyphens', () => {
  const inMetadata = documents.filter((file) =>
    (readExported(file).match(metadata) ?? []).some((part) => part.includes(softHyphen)),
  );
  expect(inMetadata).toEqual([]);
  const files = [...listExported('.json'), ...listExported('.xml'), ...listExported('.txt')].filter((file) =>
    /^\/(?:feeds|search-index|sitemap|llms)/.test(file),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => readExported(file).includes(softHyphen))).toEqual([]);
});
