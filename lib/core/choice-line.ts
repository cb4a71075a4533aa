import type { ChoiceView } from './form-view';

/** A choice and its note on one line, as in the review step and in mails. */
export const writeChoice = ({ label, note }: Pick<ChoiceView, 'label' | 'note'>): string =>
  note === undefined ? label : `${label}, ${note}`;
