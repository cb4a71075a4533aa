import { formWords } from '#lib/i18n/form-words';
import { scriptRequest, enquiry, siteOrigin, type TestService } from './testing';
import { formAbuses } from './testing-form-abuses';
import { createTicket } from './tokens';

/** Request, expected status, and expected message. */
export type Abuse = readonly [
  what: string,
  make: (service: TestService) => readonly [path: string, init: RequestInit],
  status: number,
  message: string,
];

const words = formWords.en;
export const enquiryTicket = ({ ticket }: TestService): string => ticket('enquiry');

/** Changed enquiry, sent by a script. */
const changed =
  (changes: Readonly<Record<string, string>>, headers: Record<string, string> = {}): Abuse[1] =>
  (service) => ['enquiry', scriptRequest(enquiry({ ticket: enquiryTicket(service), ...changes }), headers)];

/** Survey, sent by a script. */
const survey =
  (answers: Readonly<Record<string, string>>): Abuse[1] =>
  ({ ticket }) => [
    'survey',
    scriptRequest({ ticket: ticket('survey'), 'language-of-page': 'en', website: '', ...answers }),
  ];

/** Invalid body. */
const raw =
  (body: BodyInit, type: string, form = 'enquiry'): Abuse[1] =>
  () => [
    form,
    {
      method: 'POST',
      body,
      headers: { accept: 'application/json', origin: siteOrigin, 'content-type': type },
    },
  ];

const withTicket =
  (make: (service: TestService) => string): Abuse[1] =>
  (service) => ['enquiry', scriptRequest(enquiry({ ticket: make(service) }))];

const urlencoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';
const part = (name: string, value: string): string =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const forged = ({ context, ticket }: TestService): string =>
  ticket('enquiry').replace(/\.[^.]+\./, `.${context.random(16)}.`);
const file = (name: string): string =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-\r\n`;

const { refusals, problems } = words;

/** Request without fields. */
const bare =
  (path: string, init: RequestInit = scriptRequest({})): Abuse[1] =>
  () => [path, init];

const reading = { headers: { accept: 'application/json' } };

/** Invalid and hostile submissions with their expected responses. */
export const abuses: readonly Abuse[] = [
  ['a text of a megabyte', changed({ message: 'x'.repeat(1_000_000) }), 413, refusals['too-large']],
  ['a length that is not true', changed({}, { 'content-length': '999999999' }), 413, refusals['too-large']],
  [
    'a text that is too long',
    changed({ message: 'x'.repeat(4001) }),
    422,
    problems['too-long'].replace('{max}', '4000'),
  ],
  ['JSON', raw('{"name":"x"}', 'application/json'), 415, refusals['media-type']],
  ['plain text, as a foreign form can', raw('name=x', 'text/plain'), 415, refusals['media-type']],
  ['no type at all', raw('name=x', ''), 415, refusals['media-type']],
  ['another alphabet', raw('name=x', `${urlencoded}; charset=utf-16`), 415, refusals['media-type']],
  [
    'bytes that are no UTF-8',
    raw(new Uint8Array([110, 61, 0xff, 0xfe]), urlencoded),
    400,
    refusals.unreadable,
  ],
  ['escapes that are no UTF-8', raw('name=%ff%fe', urlencoded), 400, refusals.unreadable],
  ['a null character', raw('name=a%00b', urlencoded), 400, refusals.unreadable],
  [
    'multipart without an end',
    raw('--x\r\nContent-Disposition: form-data', multipart),
    400,
    refusals.unreadable,
  ],
  ['multipart without a boundary', raw('--x', 'multipart/form-data'), 400, refusals.unreadable],
  ['multipart that is empty', raw('', multipart), 400, refusals.unreadable],
  [
    'multipart that is no UTF-8',
    raw(
      new Uint8Array([
        ...Buffer.from(part('name', '').slice(0, -2)),
        0xff,
        13,
        10,
        ...Buffer.from('--x--\r\n'),
      ]),
      multipart,
    ),
    400,
    refusals.unreadable,
  ],
  ['a file where a text belongs', raw(`${file('name')}--x--\r\n`, multipart), 400, refusals.unreadable],
  [
    'a text where a file belongs',
    raw(`${part('cv', '%PDF-')}--x--\r\n`, multipart, 'application'),
    400,
    refusals.unreadable,
  ],
  ['the same field twice', raw('name=a&name=b', urlencoded), 400, refusals.unreadable],
  [
    'a thousand fields',
    raw(Array.from({ length: 1000 }, (_, index) => `f${index}=x`).join('&'), urlencoded),
    400,
    refusals['too-many-fields'],
  ],
  ['a foreign page', changed({}, { origin: 'https://evil.example' }), 403, refusals['foreign-origin']],
  [
    'a page whose name begins alike',
    changed({}, { origin: `${siteOrigin}.evil.example` }),
    403,
    refusals['foreign-origin'],
  ],
  [
    'a page without an origin',
    changed({}, { origin: 'null', 'sec-fetch-site': 'cross-site' }),
    403,
    refusals['foreign-origin'],
  ],
  ['no ticket', changed({ ticket: '' }), 403, refusals['ticket-missing']],
  ["a ticket of somebody's own making", changed({ ticket: 'a.b.c' }), 403, refusals['ticket-invalid']],
  ['a ticket with another number', withTicket(forged), 403, refusals['ticket-invalid']],
  ['a ticket of another form', withTicket(({ ticket }) => ticket('survey')), 403, refusals['ticket-invalid']],
  [
    'a ticket of another service',
    withTicket(({ context }) => createTicket({ ...context, secret: 'other' }, 'enquiry', 'x')),
    403,
    refusals['ticket-invalid'],
  ],
  [
    'a ticket of yesterday',
    withTicket(({ context }) =>
      createTicket({ ...context, now: () => new Date(context.now().getTime() - 90_000_000) }, 'enquiry', 'x'),
    ),
    403,
    refusals['ticket-expired'],
  ],
  [
    'a ticket of this moment',
    withTicket(({ context }) => createTicket(context, 'enquiry', 'x')),
    403,
    refusals['too-fast'],
  ],
  [
    'a ticket from the future',
    withTicket(({ context }) =>
      createTicket({ ...context, now: () => new Date(context.now().getTime() + 90_000_000) }, 'enquiry', 'x'),
    ),
    403,
    refusals['too-fast'],
  ],
  ['the field that stays empty', changed({ website: 'https://spam.example' }), 422, refusals.honeypot],
  [
    'a header in the address',
    changed({ email: 'a@example.org\r\nBcc: all@example.org' }),
    422,
    problems.characters,
  ],
  ['a second recipient', changed({ email: 'a@example.org,b@example.org' }), 422, problems.email],
  ['a name before the address', changed({ email: 'A <a@example.org>' }), 422, problems.email],
  ['a header in the name', changed({ name: 'Ada\r\nBcc: all@example.org' }), 422, problems.characters],
  ['text that runs backwards', changed({ company: 'a\u202eb' }), 422, problems.characters],
  ['a link in a comment', survey({ sought: 'Buy at www.spam.example' }), 422, problems.link],
  ['an option that there is not', changed({ topic: 'constructor' }), 422, problems.choose],
  ['an option of the prototype', changed({ topic: '__proto__' }), 422, problems.choose],
  ['a form that there is not', bare('nothing'), 404, refusals['unknown-form']],
  ['a form of the prototype', bare('__proto__'), 404, refusals['unknown-form']],
  ['a path above', bare('enquiry/../../secret'), 404, refusals['unknown-form']],
  ['another method', bare('enquiry', { ...reading, method: 'DELETE' }), 405, refusals.method],
  ['reading a form', bare('enquiry', reading), 405, refusals.method],
  ...formAbuses,
];
