import { formsPath } from '#lib/config/forms-endpoint';
import { escapeHtml } from '#lib/core/html';
import { writeChoice } from '#lib/core/choice-line';
import { listOptions } from '#lib/i18n/form-options';
import { formWords } from '#lib/i18n/form-words';
import type { Locale } from '#lib/i18n/locales';
import { isAsked, isRequired, readValue } from '../check-form';
import type { Field, FormSchema, Values } from '../form-schema';
import { labelLine } from '../label-line';
import { sayProblem, type Problems } from '../problem';
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

const wordOf = (words: object, key: string): string | undefined =>
  Object.hasOwn(words, key) ? String((words as Record<string, unknown>)[key]) : undefined;

const inputTypes: Readonly<Partial<Record<Field['kind'], string>>> = {
  email: 'email',
  tel: 'tel',
  date: 'date',
  file: 'file',
  hidden: 'hidden',
};

/** What every control of a field says of itself. */
function describe({ name, maxLength, autocomplete }: Field, { problems }: FormState) {
  return {
    id: name,
    name,
    maxlength: maxLength,
    autocomplete,
    'aria-invalid': Object.hasOwn(problems, name) ? 'true' : undefined,
    'aria-describedby': `${name}-notes`,
  };
}

/** The control of a field, as it was left. A date is shown as typed: what no calendar has would get lost. */
function writeControl(field: Field, state: FormState): string {
  const value = readValue(state.values, field.name);
  const attributes = describe(field, state);
  if (field.kind === 'textarea') return element('textarea', { ...attributes, rows: 6 }, escapeHtml(value));
  if (field.kind === 'select') {
    const empty = element('option', { value: '' }, escapeHtml(formWords[state.locale].service.choose));
    const options = listOptions(field, state.locale).map(({ value: option, label: word }) =>
      element('option', { value: option, selected: option === value }, escapeHtml(word)),
    );
    return element('select', { ...attributes, maxlength: undefined }, empty + options.join(''));
  }
  if (field.kind === 'file')
    return element('input', { ...attributes, type: 'file', accept: 'application/pdf,.pdf' });
  const isOddDate = field.kind === 'date' && !/^(?:\d{4}-\d{2}-\d{2})?$/.test(value);
  return element('input', {
    ...attributes,
    type: isOddDate ? 'text' : (inputTypes[field.kind] ?? 'text'),
    value,
  });
}

/** Hint and message of a field: what its control is described by. */
function writeNotes({ name, kind }: Field, { locale, problems }: FormState): string {
  const words = formWords[locale];
  const hint = wordOf(words.hints, name);
  const again = kind === 'file' ? words.service.filesAgain : undefined;
  const problem = Object.hasOwn(problems, name) ? problems[name] : undefined;
  const lines = [
    problem && element('strong', {}, escapeHtml(sayProblem(problem, words.problems))),
    ...[hint, again].map((line) => line && element('small', {}, escapeHtml(line))),
  ];
  return element('div', { id: `${name}-notes` }, lines.filter(Boolean).join(''));
}

function writeChoices(field: Field, state: FormState): string {
  const value = readValue(state.values, field.name);
  const choices = listOptions(field, state.locale).map(({ value: option, ...words }, index) => {
    const id = index === 0 ? field.name : `${field.name}-${option}`;
    const checked = option === value;
    const input = element('input', { id, type: 'radio', name: field.name, value: option, checked });
    return element('label', { for: id }, `${input} ${escapeHtml(writeChoice(words))}`);
  });
  return choices.join('');
}

function writeField(field: Field, state: FormState): string {
  const words = formWords[state.locale];
  const value = readValue(state.values, field.name);
  if (field.kind === 'hidden') return element('input', { type: 'hidden', name: field.name, value });
  const isOptional = !isRequired(field, state.values);
  const label = escapeHtml(wordOf(words.labels, field.name) ?? field.name);
  const title = isOptional ? `${label} <i>(${escapeHtml(words.optional)})</i>` : label;
  const notes = writeNotes(field, state);
  if (field.kind === 'radio') {
    const legend = element('legend', {}, title);
    return element(
      'fieldset',
      { 'aria-describedby': `${field.name}-notes` },
      legend + writeChoices(field, state) + notes,
    );
  }
  if (field.kind === 'checkbox') {
    const attributes = {
      ...describe(field, state),
      type: 'checkbox',
      value: 'yes',
      checked: value === 'yes',
    };
    return (
      element('p', {}, element('label', { for: field.name }, `${element('input', attributes)} ${label}`)) +
      notes
    );
  }
  return element('label', { for: field.name }, title) + writeControl(field, state) + notes;
}

/** The messages in one list, each with a link to its field. */
export function writeSummary({ schema, locale, problems }: FormState): string {
  const words = formWords[locale];
  const items = schema.fields.flatMap(({ name }) => {
    const problem = Object.hasOwn(problems, name) ? problems[name] : undefined;
    if (!problem) return [];
    const text = labelLine(wordOf(words.labels, name) ?? name, sayProblem(problem, words.problems));
    return [element('li', {}, element('a', { href: `#${name}` }, escapeHtml(text)))];
  });
  return items.length === 0 ? '' : element('ul', {}, items.join(''));
}

/** The form once more, with everything that was typed. It has no ticket: without a script there is none. */
export function writeForm(state: FormState): string {
  const { schema, locale, values } = state;
  const hasFiles = schema.fields.some(({ kind }) => kind === 'file');
  const fields = schema.fields
    .filter((field) => isAsked(field, values) || field.kind !== 'hidden')
    .map((field) => writeField(field, state));
  const words = formWords[locale];
  const honeypot = element(
    'p',
    { hidden: true },
    element(
      'label',
      {},
      `${escapeHtml(words.honeypot)} ${element('input', { name: honeypotField, autocomplete: 'off', tabindex: -1 })}`,
    ),
  );
  const language = element('input', { type: 'hidden', name: languageField, value: locale });
  const button = element('button', {}, escapeHtml(words.service.send));
  return element(
    'form',
    {
      method: 'post',
      action: `${formsPath}/${schema.id}`,
      enctype: hasFiles ? 'multipart/form-data' : undefined,
      novalidate: true,
    },
    language + fields.join('') + honeypot + button,
  );
}
