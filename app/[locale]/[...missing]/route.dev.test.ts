import { GET } from './route.dev';

const fetchPage = jest.fn((address: URL) => Promise.resolve(new Response(address.pathname)));

beforeEach(() => {
  fetchPage.mockClear();
  global.fetch = fetchPage as unknown as typeof fetch;
});

it.each([
  ['en', '/en/404/'],
  ['fr', '/fr/404/'],
  ['blog', '/404.html'],
])('an unknown URL below /%s/ is answered with the page at %s and status 404', async (locale, page) => {
  const response = await GET(new Request(`http://localhost:3000/${locale}/no/page/`), {
    params: Promise.resolve({ locale }),
  });
  expect(response.status).toBe(404);
  expect(await response.text()).toBe(page);
  expect(response.headers.get('content-type')).toContain('text/html');
});
