import { labelLine } from '#lib/forms/label-line';
import { sayProblem, type Problem, type Problems, type ProblemWords } from '#lib/forms/problem';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlSelector = 'input:not([type="hidden"]), select, textarea';

export const listFields = (form: HTMLElement): HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>('[data-field]'),
];

export const listControls = (field: HTMLElement): Control[] => [
  ...field.querySelectorAll<Control>(controlSelector),
];

/** What carries the state of a field: its control, or the group of its answers. */
const findBearer = (field: HTMLElement): HTMLElement | null =>
  field.querySelector<HTMLElement>('fieldset, input, select, textarea');

/** The words of the label alone, without the note that a field is optional. */
export function readLabel(field: HTMLElement): string {
  const label = field.querySelector('legend, label');
  return label?.querySelector('input + span')?.textContent ?? label?.firstChild?.textContent ?? '';
}

/** Says what is wrong with a field, beside it; or that nothing is any more. */
export function showProblem(field: HTMLElement, problem: Problem | undefined, words: ProblemWords): void {
  const place = field.querySelector('[data-problem]');
  const text = problem ? sayProblem(problem, words) : '';
  if (place && place.textContent !== text) place.textContent = text;
  field.toggleAttribute('data-wrong', Boolean(problem));
  const bearer = findBearer(field);
  if (problem) bearer?.setAttribute('aria-invalid', 'true');
  else bearer?.removeAttribute('aria-invalid');
}

/** The field itself, or the first of its answers. */
function focusField(field: HTMLElement): void {
  listControls(field)[0]?.focus();
}

function toLink(field: HTMLElement): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `#${findBearer(field)?.id ?? ''}`;
  link.textContent = labelLine(readLabel(field), field.querySelector('[data-problem]')?.textContent ?? '');
  link.addEventListener('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
    focusField(field);
  });
  item.append(link);
  return item;
}

/** All problems: each beside its field, and all of them at the top, which takes the focus. */
export function showProblems(form: HTMLElement, problems: Problems, words: ProblemWords): void {
  const fields = listFields(form);
  for (const field of fields) showProblem(field, problems[field.dataset['field'] ?? ''], words);
  const wrong = fields.filter(({ dataset }) => 'wrong' in dataset);
  const summary = form.querySelector<HTMLElement>('[data-summary]');
  if (!summary) return;
  summary.querySelector('ul')?.replaceChildren(...wrong.map(toLink));
  summary.hidden = wrong.length === 0;
  if (wrong.length > 0) summary.focus();
}

/** Fields that are not asked for are not there: neither to see nor in the message. */
export function showAsked(form: HTMLElement, isAsked: (name: string) => boolean): void {
  for (const field of listFields(form)) {
    const asked = isAsked(field.dataset['field'] ?? '');
    if (field.hidden !== asked) continue;
    field.hidden = !asked;
    for (const control of listControls(field)) control.disabled = !asked;
  }
}

/** From which part of its room on a long answer is counted: before, nobody needs to know. */
const countedFrom = 0.8;

/** How much of a long answer is used up, once it comes near what there is room for. */
export function showCount(field: HTMLElement, words: string): void {
  const place = field.querySelector<HTMLElement>('[data-count]');
  const text = field.querySelector('textarea');
  if (!place || !text) return;
  const language = field.closest('[lang]')?.getAttribute('lang') ?? undefined;
  const write = (value: number): string => value.toLocaleString(language);
  place.textContent = words
    .replace('{used}', write(text.value.length))
    .replace('{max}', write(text.maxLength));
  place.hidden = text.value.length < text.maxLength * countedFrom;
}
