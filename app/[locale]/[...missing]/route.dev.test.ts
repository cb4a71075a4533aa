import { GET } from './route.dev';

const answer = jest.fn((address: URL) => Promise.resolve(new Response(address.pathname)));

beforeEach(() => {
  answer.mockClear();
  global.fetch = answer as unknown as typeof fetch;
});

it.each([
  ['en', '/en/404/'],
  ['fr', '/fr/404/'],
  ['blog', '/404.html'],
])('an address below /%s/ that no page has gets the page at %s, and its status', async (locale, page) => {
  const response = await GET(new Request(`http://localhost:3000/${locale}/no/page/`), {
    params: Promise.resolve({ locale }),
  });
  expect(response.status).toBe(404);
  expect(await response.text()).toBe(page);
  expect(response.headers.get('content-type')).toContain('text/html');
});
