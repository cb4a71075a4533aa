import { runCommand } from './record-commands';
import { siteOrigin, startTestService, type TestService } from './testing';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.close());

const pdf = (bytes = 100): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 1)]);

async function send(files: Readonly<Record<string, File>>, changes: Readonly<Record<string, string>> = {}) {
  const data = new FormData();
  const values = { job: 'technical-editor', name: 'Ada', email: 'ada@example.org', ...changes };
  for (const [name, value] of Object.entries({ ...values, ticket: service.ticket('application') }))
    data.set(name, value);
  for (const [name, file] of Object.entries(files)) data.set(name, file);
  const encoded = new Response(data);
  const type = encoded.headers.get('content-type') ?? '';
  const headers = { accept: 'application/json', origin: siteOrigin, 'content-type': type };
  // As a stream, like on a server: Node 24 throws if a body made from form data is not read.
  const body = (await encoded.blob()).stream();
  const request = { method: 'POST', headers, body, duplex: 'half' };
  return service.ask('application', request);
}

it('stores files unchanged, under safe names', async () => {
  const content = pdf();
  const name = '..\\..\\etc/<b>"cv"\u202e.pdf';
  const response = await send({ cv: new File([new Uint8Array(content)], name) });
  expect(response.status).toBe(200);
  const [file, ...others] = await service.context.database.selectFrom('files').selectAll().execute();
  expect(others).toEqual([]);
  expect(file).toMatchObject({ field: 'cv', size: 100 });
  expect(file?.name).not.toMatch(/[\\/<>"\u202e]/);
  expect(Buffer.from(file?.content as Uint8Array).equals(content)).toBe(true);
});

it.each([
  ['no file', {}, { cv: { key: 'attach' } }],
  ['an empty file', { cv: new File([], 'cv.pdf') }, { cv: { key: 'attach' } }],
  [
    'a program that calls itself a PDF',
    { cv: new File(['MZ'], 'cv.pdf', { type: 'application/pdf' }) },
    { cv: { key: 'file-type' } },
  ],
  [
    'a file of 5 MB and a byte',
    { cv: new File([new Uint8Array(pdf(5_000_001))], 'cv.pdf') },
    { cv: { key: 'file-size', params: { max: '5' } } },
  ],
])('refuses %s', async (_what, files, problems) => {
  const response = await send(files);
  expect([response.status, await response.json()]).toEqual([422, { reason: 'problems', problems }]);
  expect(await service.records()).toEqual([]);
});

it('enforces the total size of files', async () => {
  const large = new File([new Uint8Array(pdf(11_000_000))], 'cv.pdf');
  expect((await send({ cv: large })).status).toBe(413);
});

it('is rejected and logged if storage is full', async () => {
  await service.close();
  service = await startTestService({ maxFileBytes: 150 });
  const cv = new File([new Uint8Array(pdf())], 'cv.pdf');
  expect((await send({ cv })).status).toBe(200);
  expect((await send({ cv })).status).toBe(503);
  expect(await service.records()).toHaveLength(1);
  expect(service.log.some(({ event }) => event === 'files-full')).toBe(true);
});

it.each(['<html>%PDF-', 'MZ%PDF-', 'PK\u0003\u0004%PDF-'])('does not accept %s as a PDF', async (start) => {
  const response = await send({ cv: new File([start], 'cv.pdf') });
  expect(await response.json()).toMatchObject({ problems: { cv: { key: 'file-type' } } });
});

it('is deleted with its files and mails, by number or by address', async () => {
  const { database } = service.context;
  const cv = new File([new Uint8Array(pdf())], 'cv.pdf');
  const { id } = (await (await send({ cv })).json()) as { id: string };
  await send({ cv }, { email: 'Grace@example.org' });
  expect(await runCommand(database, ['list', 'application'])).toContain(id);
  expect(JSON.parse(await runCommand(database, ['show', id]))).toMatchObject({
    entries: { name: 'Ada' },
    files: [{ field: 'cv', name: 'cv.pdf', size: 100 }],
  });
  expect(JSON.parse(await runCommand(database, ['export', 'application']))).toHaveLength(2);
  expect(await runCommand(database, ['delete', id])).toBe('1 deleted');
  expect(await runCommand(database, ['delete-email', 'grace@EXAMPLE.org'])).toBe('1 deleted');
  for (const table of ['records', 'files', 'outbox'] as const)
    expect(await database.selectFrom(table).selectAll().execute()).toEqual([]);
  expect(await runCommand(database, ['constructor'])).toContain('npm run forms:records');
});
