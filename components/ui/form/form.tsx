import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import type { CautionView, FormView } from '#lib/core/form-view';
import { Field } from './field';
import { Done, Review, Summary } from './form-states';
import { SubmitRow } from './submit-row';
import styles from './form.module.css';
import groups from './form-group.module.css';
import lamp from './lamp.module.css';

export type FormProps = {
  readonly view: FormView;
  /** Ids begin with it: the form's name where a page has it once. */
  readonly id?: string;
  /** Level of its title in the page. */
  readonly level?: 2 | 3;
  /** How what cannot be undone is shown: few forms have such a part, and only their pages carry its styles. */
  readonly showCaution?: (caution: CautionView) => ReactNode;
};

/** A field that people do not see and programs fill in: what has it filled is thrown away. */
function Honeypot({ id, label }: { readonly id: string; readonly label: string }): ReactNode {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={`${id}-website`}>{label}</label>
      <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

function FieldList({
  fields,
  view,
  id,
}: Pick<FormView, 'fields'> & { readonly view: FormView; readonly id: string }): ReactNode {
  return fields.map((field) => (
    <Field key={field.name} field={field} form={id} optional={view.words.optional} />
  ));
}

/** The fields in one list, or in parts with a station each. */
function Fields({
  view,
  id,
  showCaution,
}: Pick<FormProps, 'view' | 'showCaution'> & { readonly id: string }): ReactNode {
  return (
    <div className={styles['fields']} data-fields="">
      {view.groups.length === 0 && <FieldList fields={view.fields} view={view} id={id} />}
      {view.groups.map(({ title, names, caution }) => (
        <fieldset key={title} className={groups['group']}>
          <legend className={lamp['lamp']}>{title}</legend>
          {caution && showCaution?.(caution)}
          <FieldList fields={view.fields.filter(({ name }) => names.includes(name))} view={view} id={id} />
        </fieldset>
      ))}
      {Object.entries(view.hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot id={id} label={view.honeypot} />
    </div>
  );
}

/** How the form is sent. Without a service there is nothing to post to: its script makes an e-mail of it. */
function describeSending({ action, fields }: FormView) {
  if (action === null) return {};
  const hasFile = fields.some(({ kind }) => kind === 'file');
  return { method: 'post', action, ...(hasFile && { encType: 'multipart/form-data' }) };
}

/** A form as a sheet of the panel: its fields are stations on a track that leads to the button. */
export function Form({ view, id = view.form, level = 2, showCaution }: FormProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <form
      id={`${id}-form`}
      className={styles['form']}
      {...describeSending(view)}
      aria-labelledby={`${id}-form-title`}
      data-behaviour="form"
      data-form={view.form}
      data-draft={view.draft}
      data-words={JSON.stringify(view.words)}
    >
      <div className={styles['head']}>
        <Heading id={`${id}-form-title`}>{view.title}</Heading>
        {view.note && <span>{view.note}</span>}
      </div>
      <div data-form-body="">
        {view.lead && <p className={styles['lead']} dangerouslySetInnerHTML={toMarkup(view.lead)} />}
        <Summary id={id} words={view.words} />
        <Fields view={view} id={id} {...(showCaution && { showCaution })} />
        {view.review && <Review id={id} title={view.title} words={view.review} />}
        <SubmitRow view={view} />
      </div>
      <Done view={view} />
    </form>
  );
}
