import type { FormView } from '#lib/core/form-view';
import type { Values } from '#lib/forms/form-schema';
import type { Problems } from '#lib/forms/problem';
import type { OpenForm } from './open-form';

/** Why a message did not go out. */
export type Failure = {
  /** `{time}` is the time left until `retryAt`. */
  readonly text: string;
  readonly seconds?: number;
  /** Time before which another try makes no sense, in milliseconds. */
  readonly retryAt?: number;
  /** No service accepts the form; the page shows a telephone number beside it. */
  readonly isUnserved?: boolean;
};

export type FormState = {
  /** Undefined before script checks and sends: until then, the browser does. */
  readonly open?: OpenForm;
  readonly values: Values;
  readonly step: 'fields' | 'review' | 'accepted';
  /** Beside the fields. */
  readonly problems: Problems;
  /** At the top, as of the last attempt to send. */
  readonly summary: Problems;
  readonly status: string;
  readonly isSending: boolean;
  readonly failure?: Failure | undefined;
  /** Whether the form becomes an e-mail: it has no service, or that was not reachable. */
  readonly isMail: boolean;
  readonly mailText?: string;
  readonly isCopied: boolean;
  /** Number of the accepted request. */
  readonly reference: string;
  /** Set while a copy of the answers is printed. */
  readonly printedAt?: string | undefined;
};

/** What most parts of a form are made from. */
export type FormParts = { readonly view: FormView; readonly id: string; readonly state: FormState };

/** As the document has it. */
export const firstState = ({ action, mail }: FormView): FormState => ({
  ...{ values: {}, step: 'fields', problems: {}, summary: {}, status: '', reference: '' },
  ...{ isSending: false, isMail: action === null && mail !== null, isCopied: false },
});
