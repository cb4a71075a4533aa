import { isFieldShown } from '../check-form';
import { findSchema } from '../find-schema';
import { formIds, type Field, type FormId, type Values } from '../form-schema';
import { endOfPeriod, periods } from '../periods';
import type { RefusedAnswer } from '../wire';
import { purge } from './purge';
import { highRateLimit, siteOrigin, startTestService, type TestService } from './testing';

jest.mock('#content/site/upcoming-webinars', () => ({
  upcomingWebinars: [
    {
      ...{ announced: '2026-11-01', date: '2026-12-10', starts: '10:00', ends: '11:00' },
      subject: { en: 'A subject that is long enough', de: 'Ein Thema, das lang genug ist' },
      place: { en: 'Online, in German', de: 'Online, auf Deutsch' },
      join: 'https://webinars.stellwerk.example/2026-12-10/secret',
    },
  ],
}));

const email = 'ada@example.org';
const payout = {
  ...{ company: 'meridian', name: 'Ada Byron', birthday: '1990-12-10', email, phone: '+49 30 1234567' },
  customer: 'DE02 1203 0000 0000 2020 51',
};

/** A valid submission of each form: a new form fails to compile until it has one. */
const samples: Readonly<Record<FormId, Values>> = {
  newsletter: { email, language: 'en' },
  'futura-newsletter': { email, language: 'de' },
  survey: { sought: 'Prices' },
  enquiry: { topic: 'sales', name: 'Ada Byron', company: 'Engines Ltd', email, message: 'How much?' },
  complaint: { matter: 'card', events: 'Charged twice', name: 'Ada Byron', email },
  whistleblowing: { breach: 'crime', report: 'Invoices are paid twice', answer: 'email', email },
  application: { job: 'technical-editor', name: 'Ada Byron', email },
  webinar: { webinar: '2026-12-10', email },
  sandbox: { email, service: 'cards', 'sandbox-terms': 'yes' },
  feedback: { page: '/en/support/', helpful: 'yes' },
  'withdrawal-sepa': { ...payout, holder: 'Ada Byron', iban: 'DE89370400440532013000', closing: 'yes' },
  'withdrawal-crypto': {
    ...{ ...payout, asset: 'btc', address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' },
    ...{ amount: '0.5', wallet: 'own', 'closing-wallet': 'yes' },
  },
};

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.close());

const readFields = (form: FormId): readonly Field[] => findSchema(form)?.fields ?? [];

/** Fields of a form's sample, a file aside. */
const listTyped = (form: FormId): readonly Field[] =>
  readFields(form).filter((field) => field.kind !== 'file' && isFieldShown(field, samples[form]));

/** A request from a page's script, with all files that the form asks for. */
async function send(form: FormId, changes: Values = {}, headers: Values = {}) {
  const data = new FormData();
  const values = { ticket: service.ticket(form), 'language-of-page': 'en', website: '', ...samples[form] };
  for (const [name, value] of Object.entries({ ...values, ...changes })) data.set(name, value);
  for (const { name, kind } of readFields(form))
    if (kind === 'file') data.set(name, new File(['%PDF-1.7\n'], 'a.pdf'));
  const encoded = new Response(data);
  const type = encoded.headers.get('content-type') ?? '';
  const body = await encoded.arrayBuffer();
  const all = { accept: 'application/json', origin: siteOrigin, 'content-type': type, ...headers };
  const response = await service.ask(form, { method: 'POST', body, headers: all });
  const { reason, problems } = (await response.json()) as Partial<RefusedAnswer>;
  return { status: response.status, reason, problems, wait: response.headers.get('retry-after') };
}

async function expectNothingStored(): Promise<void> {
  expect(await service.records()).toEqual([]);
  expect(await service.sendMails()).toBe(0);
}

describe.each(formIds)('%s', (form) => {
  it('is stored once per ticket, and deleted with its mails at the end of its period', async () => {
    const ticket = service.ticket(form);
    for (let again = 0; again < 2; again += 1)
      expect(await send(form, { ticket })).toMatchObject({ status: 200 });
    const [record, ...others] = await service.records();
    expect(others).toEqual([]);
    const end = endOfPeriod(periods[form], new Date(record?.received_at ?? ''));
    expect(record).toMatchObject({ form, delete_after: end.toISOString() });
    service.pass(end.getTime() - service.context.now().getTime() - 1);
    expect(await purge(service.context, true)).toBe(0);
    service.pass(1);
    expect(await purge(service.context, true)).toBe(1);
    for (const table of ['records', 'files', 'outbox'] as const)
      expect(await service.context.database.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('refuses programs: the field that stays empty, no ticket, a foreign page', async () => {
    const foreign = { origin: 'https://evil.example' };
    expect(await send(form, { website: 'x' })).toMatchObject({ status: 422, reason: 'honeypot' });
    expect(await send(form, { ticket: '' })).toMatchObject({ status: 403, reason: 'ticket-missing' });
    expect(await send(form, {}, foreign)).toMatchObject({ status: 403, reason: 'foreign-origin' });
    await expectNothingStored();
  });

  it('refuses a header in any line, and keeps one in a text out of the heads of mails', async () => {
    const header = 'x\r\nBcc: all@example.org';
    for (const { name, kind, options } of listTyped(form).filter((field) => field.kind !== 'textarea')) {
      const key = kind === 'checkbox' ? 'tick' : options ? 'choose' : 'characters';
      const { problems } = await send(form, { [name]: header });
      expect([name, problems?.[name]]).toEqual([name, { key }]);
    }
    await expectNothingStored();
    const texts = listTyped(form).filter(({ kind, isFreeText }) => kind === 'textarea' && !isFreeText);
    if (texts.length > 0)
      await send(form, Object.fromEntries(texts.map(({ name }) => [name, `\r\n${header}`])));
    while ((await service.sendMails()) > 0);
    for (const { recipient, subject, reply_to } of service.mails)
      expect(`${recipient}${subject}${reply_to}`).not.toMatch(/[\r\n]|all@/);
  });

  it('refuses one character too many in each field, and a body of a megabyte', async () => {
    for (const { name, kind, maxLength = Infinity, options } of listTyped(form)) {
      if (options || kind === 'checkbox') continue;
      const { problems } = await send(form, { [name]: 'x'.repeat(maxLength + 1) });
      const problem = { key: 'too-long', params: { max: String(maxLength) } };
      expect([name, problems?.[name]]).toEqual([name, problem]);
    }
    expect(await send(form, { ticket: 'x'.repeat(1_000_000) })).toMatchObject({ status: 413 });
    await expectNothingStored();
  });

  it('is limited in rate, and leaves nothing that was typed in the log', async () => {
    await service.close();
    service = await startTestService({ limit: { ...highRateLimit, count: 1 } });
    expect((await send(form)).status).toBe(200);
    expect(await send(form)).toMatchObject({ status: 429, reason: 'too-many', wait: '600' });
    expect(await service.records()).toHaveLength(1);
    expect(JSON.stringify(service.log)).not.toMatch(/ada|192\.0\.2|twice/i);
  });
});
