import type { ChoiceView } from './form-view';

/** An answer on one line, with what comes with it, as in the review and in mails. */
export const writeChoice = ({ label, note }: Pick<ChoiceView, 'label' | 'note'>): string =>
  note === undefined ? label : `${label}, ${note}`;
