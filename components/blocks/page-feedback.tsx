import type { ReactNode } from 'react';
import styles from './page-feedback.module.css';

export type PageFeedbackProps = {
  readonly mistake: string;
  /** Start of its ids, where a page has more than one: in the gallery. */
  readonly prefix?: string;
} & (
  | { readonly mail: string }
  | ({ readonly action: string; readonly hidden: Readonly<Record<string, string>> } & Readonly<
      Record<'question' | 'yes' | 'no' | 'sentence' | 'thanks', string>
    >)
);

/** Asks whether a page helped. The service leads back to it, to the thanks, which replace the form. */
export function PageFeedback(props: PageFeedbackProps): ReactNode {
  const { mistake, prefix = '' } = props;
  if ('mail' in props)
    return (
      <p className={styles['feedback']}>
        <a href={props.mail}>{mistake}</a>
      </p>
    );
  const { action, hidden, question, yes, no, sentence, thanks } = props;
  return (
    <>
      <form className={styles['feedback']} method="post" action={action} aria-labelledby={`${prefix}helpful`}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* People do not see it; programs fill it in. */}
        <input name="website" hidden tabIndex={-1} autoComplete="off" />
        <strong id={`${prefix}helpful`}>{question}</strong>
        {Object.entries({ yes, no, mistake }).map(([value, text]) => (
          <button key={value} type="submit" name="helpful" value={value} className="button-quiet">
            {text}
          </button>
        ))}
        <label>
          {sentence}
          <textarea name="sentence" rows={1} maxLength={300} />
        </label>
      </form>
      <p id={`${prefix}thanks`} tabIndex={-1}>
        {thanks}
      </p>
    </>
  );
}
