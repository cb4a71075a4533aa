import fc from 'fast-check';
import { readSeparator, splitParts } from './multipart';
import { readBytes } from './read-bytes';

const limits = { bytes: 100_000, separators: 61 };

/** Parses a body that arrives in chunks of the given length. */
async function read(body: Buffer, boundary: string, piece = body.length) {
  const separator = `\r\n--${boundary}`;
  const pieces = function* () {
    for (let at = 0; at < body.length; at += piece) yield body.subarray(at, at + piece);
  };
  const request = { headers: new Headers(), body: pieces() } as unknown as Request;
  const result = await readBytes(request, { ...limits, separator }, '\r\n');
  return typeof result === 'string' ? result : splitParts(result.bytes, result.places, separator);
}

const text = fc.string({ unit: 'binary', maxLength: 60 }).map((value) => value.replace(/\r\n?|\n/g, '\r\n'));
const entry = fc.record({
  name: text,
  content: fc.uint8Array({ maxLength: 200 }),
  // Browsers send an empty name if no file was chosen, Node sends none.
  filename: fc.option(text.filter(Boolean)),
});

it('parses platform-encoded bodies in chunks of any length', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(entry, { maxLength: 8 }),
      fc.integer({ min: 1, max: 90 }),
      async (entries, piece) => {
        const data = new FormData();
        for (const { name, content, filename } of entries)
          if (filename === null) data.append(name, Buffer.from(content).toString('latin1'));
          else data.append(name, new Blob([content]), filename);
        const response = new Response(data);
        const separator = readSeparator(response.headers.get('content-type') ?? '') ?? '';
        const body = Buffer.from(await response.arrayBuffer());
        const expected = await Promise.all(
          [...data].map(async ([name, value]) => ({
            name: name.replace(/\r?\n|\r/g, '\r\n'),
            filename: typeof value === 'string' ? undefined : value.name,
            content:
              typeof value === 'string'
                ? Buffer.from(value.replace(/\r?\n|\r/g, '\r\n'))
                : Buffer.from(await value.arrayBuffer()),
          })),
        );
        expect(await read(body, separator.slice(4), piece)).toEqual(expected);
      },
    ),
    { numRuns: 200 },
  );
});

const part = (headers: string, content = 'x'): string => `--b\r\n${headers}\r\n\r\n${content}\r\n`;
const named = 'Content-Disposition: form-data; name="a"';

it.each([
  ['nothing', ''],
  ['no end', part(named)],
  ['an end that is cut off', `${part(named)}--b-`],
  ['something before the first part', `x\r\n${part(named)}--b--`],
  ['a line end before the first part', `\r\n${part(named)}--b--`],
  ['a part without headers', '--b\r\n\r\nx\r\n--b--'],
  ['a part without a name', `${part('Content-Disposition: form-data')}--b--`],
  ['an attachment', `${part('Content-Disposition: attachment; name="a"')}--b--`],
  ['another boundary that begins alike', `--b\r\n${named}\r\n\r\nx\r\n--bc\r\n--b--`],
  ['a part after the end', `--b--\r\n${part(named)}`],
  ['headers without end', `--b\r\n${'a: b\r\n'.repeat(15_000)}\r\n--b--`],
  ['headers that are too long', `${part(`${'a: b\r\n'.repeat(700)}${named}`)}--b--`],
])('takes no body with %s', async (_what, body) => {
  expect(await read(Buffer.from(body), 'b')).toBeUndefined();
});

it('parses header parameters in any case and order, but not within values', async () => {
  const headers =
    'content-type: text/plain\r\ncontent-DISPOSITION: Form-Data; FileName="; name=x"; NAME="%22a%0D%0A"';
  const [found] = (await read(Buffer.from(`${part(headers)}--b--\r\n`), 'b')) ?? [];
  expect(found).toMatchObject({ name: '"a\r\n', filename: '; name=x' });
});

it.each([
  ['multipart/form-data; boundary=x', '\r\n--x'],
  ['multipart/form-data; Boundary="a b"; charset=utf-8', '\r\n--a b'],
  ['multipart/form-data', undefined],
  ['multipart/form-data; boundary=', undefined],
  [`multipart/form-data; boundary=${'x'.repeat(71)}`, undefined],
])('finds the separator in %s', (type, separator) => {
  expect(readSeparator(type)).toBe(separator);
});
