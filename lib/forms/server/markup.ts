import { formsPath } from '#lib/config/forms-endpoint';
import { writeChoice } from '#lib/core/choice-line';
import type { FieldView } from '#lib/core/form-view';
import { escapeHtml } from '#lib/core/html';
import { buildField } from '#lib/facts/form-field';
import { formWords } from '#lib/i18n/form-words';
import type { Locale } from '#lib/i18n/locales';
import { isInVariant, isRequired, readValue } from '../check-form';
import type { Field, FormSchema, Values } from '../form-schema';
import { labelLine } from '../label-line';
import { formatProblem, type Problems } from '../problem';
import { honeypotField, languageField } from '../wire';

/** What a form is written from: what was typed, and what is wrong with it. */
export type FormState = {
  readonly schema: FormSchema;
  readonly locale: Locale;
  readonly values: Values;
  readonly problems: Problems;
};

/** One HTML element; attributes that are false or missing are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | boolean | undefined>>,
  content?: string,
): string {
  const list = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined || value === false
      ? []
      : [value === true ? key : `${key}="${escapeHtml(String(value))}"`],
  );
  const start = `<${[name, ...list].join(' ')}>`;
  return content === undefined ? start : `${start}${content}</${name}>`;
}

/** A field as a page prints it, with what was typed and what is wrong. */
type TypedField = FieldView & { readonly value: string; readonly problem: string | undefined };

function readTyped(field: Field, { locale, values, problems }: FormState): TypedField {
  const problem = Object.hasOwn(problems, field.name) ? problems[field.name] : undefined;
  return {
    ...buildField(field, locale),
    half: null,
    isOptional: !isRequired(field, values),
    value: readValue(values, field.name),
    problem: problem && formatProblem(problem, formWords[locale].problems),
  };
}

/** What every control of a field says of itself. */
const describe = ({ name, rules, problem }: TypedField) => ({
  ...{ id: name, name, maxlength: rules.maxLength, autocomplete: rules.autoComplete, accept: rules.accept },
  'aria-invalid': problem && 'true',
  'aria-describedby': `${name}-notes`,
});

function writeOptions({ choices, value }: TypedField): string {
  return choices
    .map((choice) =>
      element('option', { value: choice.value, selected: choice.value === value }, escapeHtml(choice.label)),
    )
    .join('');
}

/** The control of a field, as it was left. A date is shown as typed: what no calendar has would get lost. */
function writeControl(field: TypedField): string {
  const { kind, value } = field;
  const attributes = describe(field);
  if (kind === 'textarea') return element('textarea', { ...attributes, rows: 6 }, escapeHtml(value));
  if (kind === 'select') return element('select', attributes, writeOptions(field));
  const isOddDate = kind === 'date' && !/^(?:\d{4}-\d{2}-\d{2})?$/.test(value);
  const type = isOddDate ? 'text' : kind;
  return element('input', { ...attributes, type, ...(kind !== 'file' && { value }) });
}

/** Hint and message of a field: what its control is described by. */
function writeNotes({ name, kind, hint, problem }: TypedField, locale: Locale): string {
  const again = kind === 'file' && formWords[locale].service.filesAgain;
  const lines = [
    problem && element('strong', {}, escapeHtml(problem)),
    ...[hint, again].map((line) => line && element('small', {}, escapeHtml(line))),
  ];
  return element('div', { id: `${name}-notes` }, lines.filter(Boolean).join(''));
}

/** One answer of several. The first has the field's id, for the link to it. */
function writeChoices({ name, choices, value: typed }: TypedField): string {
  return choices
    .map(({ value, ...words }, index) => {
      const id = index === 0 ? name : `${name}-${value}`;
      const input = element('input', { id, type: 'radio', name, value, checked: value === typed });
      return element('label', { for: id }, `${input} ${escapeHtml(writeChoice(words))}`);
    })
    .join('');
}

function writeField(field: TypedField, locale: Locale): string {
  const { name, kind, isOptional, value } = field;
  const label = escapeHtml(field.label);
  const title = isOptional ? `${label} <i>(${escapeHtml(formWords[locale].optional)})</i>` : label;
  const notes = writeNotes(field, locale);
  if (kind === 'radio') {
    const content = element('legend', {}, title) + writeChoices(field) + notes;
    return element('fieldset', { 'aria-describedby': `${name}-notes` }, content);
  }
  if (kind !== 'checkbox') return element('label', { for: name }, title) + writeControl(field) + notes;
  const box = element('input', { ...describe(field), type: kind, value: 'yes', checked: value === 'yes' });
  return element('p', {}, element('label', { for: name }, `${box} ${label}`)) + notes;
}

/** The messages in one list, each with a link to its field. */
export function writeSummary(state: FormState): string {
  const items = state.schema.fields
    .map((field) => readTyped(field, state))
    .flatMap(({ name, label, problem }) =>
      problem === undefined
        ? []
        : [element('li', {}, element('a', { href: `#${name}` }, escapeHtml(labelLine(label, problem))))],
    );
  return items.length === 0 ? '' : element('ul', {}, items.join(''));
}

/** A field that people do not see and programs fill in. */
function writeHoneypot(locale: Locale): string {
  const input = element('input', { name: honeypotField, autocomplete: 'off', tabindex: -1 });
  return element(
    'p',
    { hidden: true },
    element('label', {}, `${escapeHtml(formWords[locale].honeypot)} ${input}`),
  );
}

/** The form once more, with everything that was typed. It has no ticket: without a script there is none. */
export function writeForm(state: FormState): string {
  const { schema, locale, values } = state;
  const hide = (name: string, value: string): string => element('input', { type: 'hidden', name, value });
  const present = schema.fields.filter((field) => isInVariant(field, values));
  const fields = present.map((field) =>
    field.kind === 'hidden'
      ? hide(field.name, readValue(values, field.name))
      : writeField(readTyped(field, state), locale),
  );
  const hasFiles = schema.fields.some(({ kind }) => kind === 'file');
  return element(
    'form',
    {
      method: 'post',
      action: `${formsPath}/${schema.id}`,
      enctype: hasFiles ? 'multipart/form-data' : undefined,
      novalidate: true,
    },
    [
      hide(languageField, locale),
      ...fields,
      writeHoneypot(locale),
      element('button', {}, escapeHtml(formWords[locale].states.send)),
    ].join(''),
  );
}
