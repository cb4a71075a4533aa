import type { MouseEvent, ReactNode } from 'react';
import { idOf } from '#components/ui/form/field-frame';
import { Icon } from '#components/ui/icon';
import type { FormView } from '#lib/core/form-view';
import { labelLine } from '#lib/forms/label-line';
import { formatProblem } from '#lib/forms/problem';
import type { FormParts, FormState } from './form-state';
import { listApplicable } from './open-form';
import styles from './form-states.module.css';

/** Focuses the field, or its first option; the link is not followed otherwise. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  event.stopPropagation();
  const bearer = document.getElementById(event.currentTarget.hash.slice(1));
  (bearer?.querySelector('input') ?? bearer)?.focus();
}

/** Error summary at the top: focused, with links to the fields. */
export function Summary({ id, view, state }: FormParts): ReactNode {
  const items = view.fields.flatMap(({ name, label }) => {
    const problem = state.summary[name];
    return problem ? [{ name, text: labelLine(label, formatProblem(problem, view.words.problems)) }] : [];
  });
  if (items.length === 0) return null;
  const title = `${id}-summary-title`;
  return (
    <div className={styles['summary']} role="group" aria-labelledby={title} tabIndex={-1} data-summary="">
      <p id={title} className={styles['stop']}>
        {view.words.invalid}
      </p>
      <ul>
        {items.map(({ name, text }) => (
          <li key={name}>
            <a href={`#${idOf(id, name)}`} onClick={focusField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Answers({ open, values }: Pick<FormState, 'open' | 'values'>): ReactNode {
  if (!open) return null;
  return (
    <dl>
      {listApplicable(open, values).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Review of all answers before they are sent. Without script the form is posted at once. */
export function Review({ id, view: { review }, state }: FormParts): ReactNode {
  const title = `${id}-review-title`;
  return (
    <div className={styles['review']} role="group" aria-labelledby={title} tabIndex={-1} data-review="">
      <p id={title} className={styles['step']}>
        {review?.title}
      </p>
      <p>{review?.text}</p>
      <Answers {...state} />
    </div>
  );
}

/** The number of the accepted request, if the form has texts for it. */
const writeNumber = ({ done }: FormView, { reference }: FormState): string | undefined =>
  reference === '' ? undefined : done?.number?.replace('{id}', reference);

/** The answers only, for print. */
export function PrintedCopy({ view, state }: FormParts): ReactNode {
  return (
    <div className={styles['copy']}>
      <p>{view.title}</p>
      <p>{state.printedAt}</p>
      <p>{writeNumber(view, state)}</p>
      <Answers {...state} />
    </div>
  );
}

/** Replaces the form once it is accepted. */
export function Confirmation({
  view,
  state,
  onPrint,
}: FormParts & { readonly onPrint: () => void }): ReactNode {
  const number = writeNumber(view, state);
  return (
    <div className={styles['done']} tabIndex={-1} data-accepted="">
      <p className={styles['clear']}>{view.done?.title}</p>
      <p>{view.done?.text}</p>
      {number !== undefined && (
        <p className={styles['number']} data-number="">
          {number}
        </p>
      )}
      {view.review && (
        <>
          <p>
            <button type="button" className="button-quiet" data-print="" onClick={onPrint}>
              <Icon name="print" /> {view.review.print}
            </button>
          </p>
          <Answers {...state} />
        </>
      )}
    </div>
  );
}
