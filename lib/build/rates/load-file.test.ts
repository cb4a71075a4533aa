import { loadFile } from './load-file';

const address = 'https://ecb.example/rates.xml';

function answer(make: () => Promise<Response>): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(make);
}

afterEach(() => jest.restoreAllMocks());

const sayWhy = (name: string): Promise<string> =>
  loadFile(name).then(
    () => 'read',
    (error: Error) => `${error.name}: ${error.message}`,
  );

describe('loadFile', () => {
  it('reads from a path or a URL', async () => {
    answer(() => Promise.resolve(new Response('<a/>')));
    expect(await loadFile(address)).toEqual({ name: address, text: '<a/>' });
    expect((await loadFile('package.json')).text).toContain('"name"');
  });

  it('reports in one line why a file cannot be read', async () => {
    answer(() => Promise.resolve(new Response('', { status: 503 })));
    expect(await sayWhy(address)).toBe(`ContentError: ${address}: answer: expected status 200, found 503`);
    answer(() =>
      Promise.reject(new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') })),
    );
    expect(await sayWhy(address)).toBe(
      `ContentError: ${address}: file: expected one that can be read, found getaddrinfo ENOTFOUND`,
    );
    expect(await sayWhy('no/such.xml')).toBe(
      "ContentError: no/such.xml: file: expected one that can be read, found ENOENT: no such file or directory, open 'no/such.xml'",
    );
  });
});
