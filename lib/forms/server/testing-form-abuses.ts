import { formWords } from '#lib/i18n/form-words';
import { scriptRequest } from './testing';
import type { Abuse } from './testing-abuses';

const { problems, refusals } = formWords.en;

/** Sign-up for a webinar, sent by a script. */
const signUp =
  (answers: Readonly<Record<string, string>>): Abuse[1] =>
  ({ ticket }) => [
    'webinar',
    scriptRequest({
      ticket: ticket('webinar'),
      'language-of-page': 'en',
      email: 'a@example.org',
      ...answers,
    }),
  ];

/** Report of wrongdoing that is to be answered by e-mail, sent by a script. */
const report =
  (changes: Readonly<Record<string, string>>): Abuse[1] =>
  ({ ticket }) => [
    'whistleblowing',
    scriptRequest({
      ...{ ticket: ticket('whistleblowing'), 'language-of-page': 'en', breach: 'crime', report: 'Seen' },
      ...{ answer: 'email', email: 'a@example.org', ...changes },
    }),
  ];

/** Abuses that only one form knows. */
export const formAbuses: readonly Abuse[] = [
  ['a webinar that there is not', signUp({ webinar: '2001-01-28' }), 410, refusals['webinar-over']],
  ['a webinar that is no day', signUp({ webinar: '__proto__' }), 422, problems.characters],
  ['a report to two mailboxes', report({ email: 'a@example.org,b@example.org' }), 422, problems.email],
  ['a way of answering that there is not', report({ answer: 'toString' }), 422, problems.choose],
  ['a forged ticket in a report', report({ ticket: 'a.b.c' }), 403, refusals['ticket-invalid']],
];
