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

/** Abuses that only one form knows. */
export const formAbuses: readonly Abuse[] = [
  ['a webinar that there is not', signUp({ webinar: '2001-01-28' }), 410, refusals['webinar-over']],
  ['a webinar that is no day', signUp({ webinar: '__proto__' }), 422, problems.characters],
];
