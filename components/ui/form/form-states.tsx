import type { ReactNode } from 'react';
import type { FormView, FormWords, ReviewWords } from '#lib/core/form-view';
import { Icon } from '../icon';
import styles from './form-states.module.css';

/** What is wrong, all of it at the top: takes the focus, and links to the fields. Filled by script. */
export function Summary({ id, words }: { readonly id: string; readonly words: FormWords }): ReactNode {
  return (
    <div
      className={styles['summary']}
      role="group"
      aria-labelledby={`${id}-summary-title`}
      tabIndex={-1}
      data-summary=""
      hidden
    >
      <p id={`${id}-summary-title`} className={styles['stop']}>
        {words.invalid}
      </p>
      <ul />
    </div>
  );
}

/** Everything once more before it is sent. Filled by script; without it the form is posted at once. */
export function Review({
  id,
  title,
  words,
}: {
  readonly id: string;
  readonly title: string;
  readonly words: ReviewWords;
}): ReactNode {
  return (
    <div
      className={styles['review']}
      role="group"
      aria-labelledby={`${id}-review-title`}
      tabIndex={-1}
      data-review=""
      hidden
    >
      <p id={`${id}-review-title`} className={styles['step']}>
        {words.title}
      </p>
      <p>{words.text}</p>
      <dl />
      {/* What is printed: filled and moved out of the page by script, for as long as it is printed. */}
      <div className={styles['copy']} data-sheet="">
        <p>{title}</p>
      </div>
    </div>
  );
}

/** What stands in the form's place once it is accepted. */
export function Done({ view: { done, review } }: { readonly view: FormView }): ReactNode {
  if (!done) return null;
  return (
    <div className={styles['done']} tabIndex={-1} data-accepted="" hidden>
      <p className={styles['clear']}>{done.title}</p>
      <p>{done.text}</p>
      {done.number && <p className={styles['number']} data-number={done.number} hidden />}
      {review && (
        <p>
          <button type="button" className={'button-quiet'} data-print="">
            <Icon name="print" /> {review.print}
          </button>
        </p>
      )}
    </div>
  );
}
