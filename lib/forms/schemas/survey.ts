import { textField } from '../fields';
import type { FormSchema, Values } from '../form-schema';

const questions = ['sought', 'found', 'page', 'unclear', 'barrier', 'subject'];

const isEmpty = (values: Values): boolean => questions.every((name) => (values[name] ?? '').trim() === '');

/** Five questions, none of them compulsory; an answer to one is needed, or there would be nothing to send. */
export const surveyForm: FormSchema = {
  id: 'survey',
  fields: [
    { ...textField('sought', isEmpty, 2000), missing: 'empty-form' },
    { name: 'found', kind: 'radio', required: false, options: ['yes', 'partly', 'no'] },
    {
      name: 'page',
      kind: 'text',
      required: false,
      applies: ({ found }) => found === 'yes' || found === 'partly',
      maxLength: 200,
    },
    textField('unclear', false, 2000),
    textField('barrier', false, 2000),
    textField('subject', false, 2000),
  ],
};
