import type { ReactNode } from 'react';
import markerStyles from '#components/ui/form/status-marker.module.css';
import { Icon } from '#components/ui/icon';
import { toMarkup } from '#lib/core/markup';
import { readLanguage } from '#lib/forms/browser/answers';
import type { Failure, FormParts } from './form-state';
import styles from './form.module.css';
import states from './form-states.module.css';

/** Actions of the buttons, except sending. */
export type FormActions = Readonly<Record<'onBack' | 'onPrint' | 'onCopy', () => void>>;

export type SubmitProps = FormParts & {
  readonly actions: FormActions;
  /** Time until the next attempt. */
  readonly secondsLeft: number;
};

function writeTime(seconds: number): string {
  const [value, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return value.toLocaleString(readLanguage(), { style: 'unit', unit, unitDisplay: 'long' });
}

/** Why the message was not sent, and a button to retry. */
function FailureNote({
  failure: { text, seconds, isUnserved },
  view: { words, telephone, mail },
  state,
  secondsLeft,
}: SubmitProps & { readonly failure: Failure }): ReactNode {
  return (
    // Announced once, not every second.
    <div
      className={states['failure']}
      role="alert"
      aria-live={seconds === undefined || seconds === secondsLeft ? 'assertive' : 'off'}
      data-failure=""
    >
      <p className={states['stop']}>{text.replace('{time}', () => writeTime(secondsLeft))}</p>
      {isUnserved && (
        <a href={telephone.href} data-telephone="">
          {telephone.text}
        </a>
      )}
      {!(isUnserved && mail) && (
        <button type="submit" className="button-quiet" disabled={state.isSending || secondsLeft > 0}>
          {words.retry}
        </button>
      )}
    </div>
  );
}

/** Explains that the form becomes an e-mail, and shows the text for copying. */
function MailNote({ view: { mail }, state: { mailText, isCopied }, actions }: SubmitProps): ReactNode {
  if (!mail) return null;
  return (
    <div className={states['mail']} data-mail="">
      <p>
        {mail.note} <a href={`mailto:${mail.address}`}>{mail.address}</a>
      </p>
      {mailText !== undefined && (
        <div tabIndex={-1} data-copy="">
          <p>
            <strong>{mail.title}</strong>
          </p>
          <p>{mail.text}</p>
          <pre tabIndex={0}>{mailText}</pre>
          <button type="button" className="button-quiet" onClick={actions.onCopy}>
            {isCopied ? mail.copied : mail.copy}
          </button>
        </div>
      )}
    </div>
  );
}

/** Buttons of the review. */
function ReviewButtons({ view: { review }, state: { isSending }, actions }: SubmitProps): ReactNode {
  const common = { type: 'button', className: 'button-quiet', disabled: isSending } as const;
  return (
    <>
      <button {...common} data-back="" onClick={actions.onBack}>
        {review?.back}
      </button>
      <button {...common} data-print="" onClick={actions.onPrint}>
        <Icon name="print" /> {review?.print}
      </button>
    </>
  );
}

/** Before the review the button opens it; in the review, it sends. */
function nameButton({ view: { words, review, mail }, state: { isMail, open, step } }: FormParts): string {
  if (isMail && mail) return mail.open;
  return review && open && step === 'fields' ? review.check : words.submit;
}

/** The end of a form: use of the data, errors, and the button. */
export function SubmitRow(props: SubmitProps): ReactNode {
  const { view, state } = props;
  const { failure, isSending, isMail, open, step, status } = state;
  return (
    <div className={styles['submit']}>
      <p className={styles['consent']} dangerouslySetInnerHTML={toMarkup(view.consent)} />
      {isMail && <MailNote {...props} />}
      {failure && <FailureNote {...props} failure={failure} />}
      <div className={`${markerStyles['marker']} ${styles['row']}`}>
        {/* Without script it would be posted to nowhere by Enter where the form becomes an e-mail. */}
        <button
          type="submit"
          className="button"
          data-submit=""
          disabled={isSending || (isMail && open === undefined)}
        >
          {nameButton(props)}
        </button>
        {step === 'review' && <ReviewButtons {...props} />}
        <p role="status" data-status="">
          {status}
        </p>
      </div>
    </div>
  );
}
