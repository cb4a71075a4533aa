import type { ReactNode } from 'react';
import { Field } from '#components/ui/form/field';
import markerStyles from '#components/ui/form/status-marker.module.css';
import { Notice } from '#components/ui/notice';
import { toMarkup } from '#lib/core/markup';
import type { CautionView, FieldView } from '#lib/core/form-view';
import { readLanguage } from '#lib/forms/browser/answers';
import { formatProblem } from '#lib/forms/problem';
import type { FormParts } from './form-state';
import { Confirmation, Review, Summary } from './form-states';
import { listInapplicable } from './open-form';
import { SubmitRow, type SubmitProps } from './submit-row';
import caution from './caution.module.css';
import styles from './form.module.css';
import groups from './form-group.module.css';

/** A honeypot: invisible to people, filled in by programs, whose messages are discarded. */
function Honeypot({ id, label }: { readonly id: string; readonly label: string }): ReactNode {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={`${id}-website`}>{label}</label>
      <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** Warning about a step that cannot be undone. */
const Caution = ({ title, text }: CautionView): ReactNode => (
  <div className={caution['caution']}>
    <Notice tone="caution" title={title} html={text} />
  </div>
);

/** Share of the maximum length from which the characters left are shown. */
const countedFrom = 0.8;

/** Counts the characters of a long answer, once it is near the maximum length. */
function writeCount({ name, rules: { maxLength = 0 } }: FieldView, { view, state }: FormParts) {
  const used = state.values[name]?.length ?? 0;
  if (maxLength === 0 || used < maxLength * countedFrom) return undefined;
  const write = (value: number): string => value.toLocaleString(readLanguage());
  return view.words.count.replace('{used}', write(used)).replace('{max}', write(maxLength));
}

function FieldList({ names, ...parts }: FormParts & { readonly names?: readonly string[] }): ReactNode {
  const { view, id, state } = parts;
  const inapplicable = state.open ? listInapplicable(state.open, state.values) : [];
  const fields = names ? view.fields.filter(({ name }) => names.includes(name)) : view.fields;
  return fields.map((field) => {
    const problem = state.problems[field.name];
    return (
      <Field
        key={field.name}
        field={field}
        form={id}
        optional={view.words.optional}
        problem={problem && formatProblem(problem, view.words.problems)}
        isFieldShown={!inapplicable.includes(field.name)}
        count={writeCount(field, parts)}
      />
    );
  });
}

/** The fields in one list, or in groups. */
function Fields(parts: FormParts): ReactNode {
  const { view, id, state } = parts;
  return (
    <div className={styles['fields']} data-fields="" hidden={state.step === 'review'}>
      {view.groups.length === 0 && <FieldList {...parts} />}
      {view.groups.map((group) => (
        <fieldset key={group.title} className={groups['group']}>
          <legend className={markerStyles['marker']}>{group.title}</legend>
          {group.caution && <Caution {...group.caution} />}
          <FieldList {...parts} names={group.names} />
        </fieldset>
      ))}
      {Object.entries(view.hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot id={id} label={view.honeypot} />
    </div>
  );
}

/** A form: its fields have status markers on a line that leads to the button. */
export function FormBody({ level, ...props }: SubmitProps & { readonly level: 2 | 3 }): ReactNode {
  const { view, id, state, actions } = props;
  const Heading = `h${level}` as const;
  return (
    <>
      <div className={styles['head']}>
        <Heading id={`${id}-form-title`}>{view.title}</Heading>
        {view.note && <span>{view.note}</span>}
      </div>
      <div data-form-body="" hidden={state.step === 'accepted'}>
        {view.lead && <p className={styles['lead']} dangerouslySetInnerHTML={toMarkup(view.lead)} />}
        <Summary view={view} id={id} state={state} />
        <Fields view={view} id={id} state={state} />
        {state.step === 'review' && <Review view={view} id={id} state={state} />}
        <SubmitRow {...props} />
      </div>
      {state.step === 'accepted' && (
        <Confirmation view={view} id={id} state={state} onPrint={actions.onPrint} />
      )}
    </>
  );
}
