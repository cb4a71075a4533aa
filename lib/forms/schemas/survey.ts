import { trimInvisible } from '#lib/core/visible-text';
import { textField } from '../fields';
import type { Field, FormSchema, Values } from '../form-schema';

const questions = ['sought', 'found', 'page', 'unclear', 'barrier', 'subject'];

const isEmpty = (values: Values): boolean =>
  questions.every((name) => trimInvisible(values[name] ?? '') === '');

const commentField = (name: string, required: Field['required']): Field => ({
  ...textField(name, required, 2000),
  isFreeText: true,
});

/** Five optional questions, of which at least one must be answered. */
export const surveyForm: FormSchema = {
  id: 'survey',
  fields: [
    { ...commentField('sought', isEmpty), missing: 'empty-form' },
    { name: 'found', kind: 'radio', required: false, options: ['yes', 'partly', 'no'] },
    {
      name: 'page',
      kind: 'text',
      required: false,
      applies: ({ found }) => found === 'yes' || found === 'partly',
      maxLength: 200,
    },
    commentField('unclear', false),
    commentField('barrier', false),
    commentField('subject', false),
  ],
};
