import { runCommand } from './record-commands';
import { scriptRequest, enquiry, startTestService, type TestService } from './testing';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.close());

const payout = {
  company: 'meridian',
  name: 'Ada Byron',
  birthday: '1990-12-10',
  customer: 'DE02120300000000202051',
  email: 'ada@example.org',
  phone: '+49 30 1234567',
  holder: 'Ada Byron',
  iban: 'DE89370400440532013000',
  closing: 'yes',
};

async function send(form: string, entries: Record<string, string>): Promise<string> {
  const response = await service.ask(form, scriptRequest({ ...entries, ticket: service.ticket(form) }));
  expect(response.status).toBe(200);
  return ((await response.json()) as { id: string }).id;
}

const run = (...words: string[]) => runCommand(service.context.database, words);
const listForms = async () => (await service.records()).map(({ form }) => form);

it('keeps payout requests and reports them', async () => {
  const id = await send('withdrawal-sepa', payout);
  await send('enquiry', enquiry());
  const said = await run('delete-email', 'ada@example.org');
  expect(said).toMatch(/^1 deleted\n1 kept: .*six years.*--also-payouts/);
  expect(said).toContain(id);
  expect(await listForms()).toEqual(['withdrawal-sepa']);
  expect(await run('delete-email', 'ada@example.org', '--also-payouts')).toBe('1 deleted');
  expect(await listForms()).toEqual([]);
});

it('finds every spelling of an address; with a plus sign only the exact one', async () => {
  for (const email of [
    'ada@bücher.example',
    'Ada+a@xn--bcher-kva.example',
    'ADA+b@Bücher.example',
    'eve@bücher.example',
  ])
    await send('enquiry', enquiry({ email }));
  // Format of earlier versions.
  await service.context.database
    .updateTable('records')
    .set({ email: 'ada@\uff42ücher.example' })
    .where('email', '=', 'ada@xn--bcher-kva.example')
    .execute();
  expect(await run('delete-email', 'ada+A@bücher.example')).toBe('1 deleted');
  const said = await run('delete-email', 'Ada@B\u00dcCHER.example');
  expect(said).toContain('2 deleted');
  expect(said).toContain('ada+b@xn--bcher-kva.example');
  expect((await service.records()).map(({ email }) => email)).toEqual(['eve@xn--bcher-kva.example']);
});

it.each([['delete'], ['delete-email'], ['delete-email', 'ada@example.org', '--all']])(
  'deletes nothing by %s %s %s',
  async (...words) => {
    await send('enquiry', enquiry());
    expect(await run(...words)).toContain('npm run forms:records');
    expect(await listForms()).toEqual(['enquiry']);
  },
);
