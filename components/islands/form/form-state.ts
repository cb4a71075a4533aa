import type { FormView } from '#lib/core/form-view';
import type { Values } from '#lib/forms/form-schema';
import type { Problems } from '#lib/forms/problem';
import type { OpenForm } from './open-form';

/** Why a message was not sent. */
export type Failure = {
  /** `{time}` is the time left until `retryAt`. */
  readonly text: string;
  readonly seconds?: number;
  /** Earliest time of another attempt, in milliseconds. */
  readonly retryAt?: number;
  /** No service accepts the form; the page shows a telephone number beside it. */
  readonly isUnserved?: boolean;
};

export type FormState = {
  /** Undefined until the script validates and sends; before, the browser does. */
  readonly open?: OpenForm;
  readonly values: Values;
  readonly step: 'fields' | 'review' | 'accepted';
  /** Shown beside the fields. */
  readonly problems: Problems;
  /** Shown at the top, as of the last attempt to send. */
  readonly summary: Problems;
  readonly status: string;
  readonly isSending: boolean;
  readonly failure?: Failure | undefined;
  /** Whether the form becomes an e-mail: it has no service, or the service was not reachable. */
  readonly isMail: boolean;
  readonly mailText?: string;
  readonly isCopied: boolean;
  /** Number of the accepted request. */
  readonly reference: string;
  /** Set while a copy of the answers is printed. */
  readonly printedAt?: string | undefined;
};

/** Props of most parts of a form. */
export type FormParts = { readonly view: FormView; readonly id: string; readonly state: FormState };

/** As in the document. */
export const firstState = ({ action, mail }: FormView): FormState => ({
  ...{ values: {}, step: 'fields', problems: {}, summary: {}, status: '', reference: '' },
  ...{ isSending: false, isMail: action === null && mail !== null, isCopied: false },
});
