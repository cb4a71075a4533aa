import { formWords } from '#lib/i18n/form-words';
import { scriptRequest } from './testing';
import type { Abuse } from './testing-abuses';

const { problems, refusals } = formWords.en;

/** A form that asks for a confirmation, sent by a script. */
const send =
  (form: string, answers: Readonly<Record<string, string>>): Abuse[1] =>
  ({ ticket }) => [
    form,
    scriptRequest({ ticket: ticket(form), 'language-of-page': 'en', email: 'a@example.org', ...answers }),
  ];

const signUp = (answers: Readonly<Record<string, string>>): Abuse[1] => send('webinar', answers);

const sandbox = (changes: Readonly<Record<string, string>>): Abuse[1] =>
  send('sandbox', { service: 'cards', 'sandbox-terms': 'yes', ...changes });

const reading = { headers: { accept: 'application/json' } };

/** Report of wrongdoing that is to be answered by e-mail, sent by a script. */
const report = (changes: Readonly<Record<string, string>>): Abuse[1] =>
  send('whistleblowing', { breach: 'crime', report: 'Seen', answer: 'email', ...changes });

/** Feedback to a page, sent by a script. */
const feedback =
  (answers: Readonly<Record<string, string>>): Abuse[1] =>
  ({ ticket }) => [
    'feedback',
    scriptRequest({
      ...{ ticket: ticket('feedback'), 'language-of-page': 'en', page: '/en/support/', helpful: 'yes' },
      ...answers,
    }),
  ];

/** Abuses that only one form knows. */
export const formAbuses: readonly Abuse[] = [
  ['a webinar that there is not', signUp({ webinar: '2001-01-28' }), 410, refusals['webinar-over']],
  ['a webinar that is no day', signUp({ webinar: '__proto__' }), 422, problems.characters],
  ['a report to two mailboxes', report({ email: 'a@example.org,b@example.org' }), 422, problems.email],
  ['a way of answering that there is not', report({ answer: 'toString' }), 422, problems.choose],
  ['a forged ticket in a report', report({ ticket: 'a.b.c' }), 403, refusals['ticket-invalid']],
  ['the sandbox without its terms', sandbox({ 'sandbox-terms': '' }), 422, problems.tick],
  ['a service that the sandbox lacks', sandbox({ service: 'production' }), 422, problems.choose],
  ['a confirmation without its link', () => ['sandbox/confirm', reading], 410, refusals['link-invalid']],
  ['feedback to a page of others', feedback({ page: '//evil.example/' }), 422, problems.characters],
  ['feedback that is an advert', feedback({ sentence: 'Buy at www.spam.example' }), 422, problems.link],
  ['an answer that there is not', feedback({ helpful: 'very' }), 422, problems.choose],
];
