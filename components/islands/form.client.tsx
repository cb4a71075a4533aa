'use client';

import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { FormView } from '#lib/core/form-view';
import { FormBody } from './form/form-body';
import { PrintedCopy } from './form/form-states';
import { useForm } from './form/use-form';
import { useSecondsUntil } from './form/use-seconds-until';
import styles from './form/form.module.css';

export type FormProps = {
  readonly view: FormView;
  /** Prefix of ids: the form's name if a page has it once. */
  readonly id?: string;
  /** Level of its title in the page. */
  readonly level?: 2 | 3;
};

/** How the form is posted without script. Without a service there is nothing to post to. */
function describePost({ action, fields }: FormView) {
  if (action === null) return {};
  const hasFile = fields.some(({ kind }) => kind === 'file');
  return { method: 'post', action, ...(hasFile && { encType: 'multipart/form-data' }) };
}

/**
 * A form with inline validation and a draft for the session, sent without leaving the page. Without script,
 * the browser validates what it can, posts the form and shows the server's response.
 */
export function Form({ view, id = view.form, level = 2 }: FormProps): ReactNode {
  const { form, state, events, actions } = useForm(view);
  const secondsLeft = useSecondsUntil(state.failure?.retryAt ?? 0);
  const parts = { view, id, state };
  return (
    <form
      ref={form}
      id={`${id}-form`}
      className={styles['form']}
      {...describePost(view)}
      {...events}
      noValidate={state.open !== undefined}
      aria-labelledby={`${id}-form-title`}
      aria-busy={state.isSending || undefined}
      data-form={view.form}
    >
      <FormBody {...parts} level={level} actions={actions} secondsLeft={secondsLeft} />
      {state.printedAt !== undefined && createPortal(<PrintedCopy {...parts} />, document.body)}
    </form>
  );
}
