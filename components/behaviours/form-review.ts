import { trimInvisible } from '#lib/core/visible-text';
import { formatAnswer, type Line } from '#lib/forms/browser/lines';
import { listControls, listFields, readLabel } from './form-fields';

/** What a choice is called, or what was typed. */
function readAnswer(field: HTMLElement): string {
  const answers = listControls(field).flatMap((control) => {
    if (control instanceof HTMLSelectElement) return [control.selectedOptions[0]?.textContent ?? ''];
    if (!(control instanceof HTMLInputElement)) return [trimInvisible(control.value)];
    if (control.type === 'file') return [...(control.files ?? [])].map(({ name }) => name);
    if (!/radio|checkbox/.test(control.type)) return [trimInvisible(control.value)];
    const words = control.closest('label')?.querySelector('span');
    // A box is called by what is agreed to: what was answered is a yes.
    return control.checked ? [words?.dataset['answer'] ?? words?.textContent ?? ''] : [];
  });
  return formatAnswer(
    answers.join(', '),
    field.dataset['format'],
    document.documentElement.lang || undefined,
  );
}

/** Everything that was filled in, as people read it; nothing empty, and no field that was not asked for. */
export const listAnswers = (form: HTMLElement): Line[] =>
  listFields(form)
    .filter(({ hidden }) => !hidden)
    .map((field) => ({ label: readLabel(field), value: readAnswer(field) }))
    .filter(({ value }) => value !== '');

function toRow({ label, value }: Line): HTMLElement {
  const row = document.createElement('div');
  const term = document.createElement('dt');
  const answer = document.createElement('dd');
  term.textContent = label;
  answer.textContent = value;
  row.append(term, answer);
  return row;
}

const findAll = (form: HTMLElement, names: readonly string[]): HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>(names.map((name) => `[data-${name}]`).join()),
];

/** Whether everything stands there once more, to be sent. */
export const isInReview = (form: HTMLElement): boolean =>
  form.querySelector<HTMLElement>('[data-review]')?.hidden === false;

/** Shows everything once more instead of the fields, or the fields again. */
export function showReview(form: HTMLElement, isShown: boolean): void {
  const [review] = findAll(form, ['review']);
  if (!review) return;
  review.querySelector('dl')?.replaceChildren(...listAnswers(form).map(toRow));
  for (const part of findAll(form, ['review', 'back', 'print'])) part.hidden = !isShown;
  for (const part of findAll(form, ['fields'])) part.hidden = isShown;
  labelButton(form);
  if (isShown) review.focus();
}

/** Before the review the button leads there; in it, it sends. */
function labelButton(form: HTMLElement): void {
  const [button] = findAll(form, ['submit']);
  if (!button?.dataset['submit']) return;
  button.dataset['send'] ??= button.textContent;
  button.textContent = isInReview(form) ? button.dataset['send'] : button.dataset['submit'];
}

/** Prints the answers alone, on a sheet of their own. */
function printAnswers(form: HTMLElement): void {
  const sheet = form.querySelector<HTMLElement>('[data-sheet]')?.cloneNode(true) as HTMLElement | undefined;
  const answers = form.querySelector('dl')?.cloneNode(true);
  if (!sheet || !answers) return;
  const day = document.createElement('p');
  day.textContent = new Date().toLocaleString(document.documentElement.lang || undefined, {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const number = form.querySelector('[data-number]:not([hidden])')?.cloneNode(true);
  sheet.append(day, ...(number ? [number] : []), answers);
  document.body.append(sheet);
  globalThis.print();
  sheet.remove();
}

/** The buttons around the review. */
export function listenToReview(form: HTMLElement, signal: AbortSignal): void {
  if (!form.querySelector('[data-review]')) return;
  labelButton(form);
  form.querySelector('[data-back]')?.addEventListener(
    'click',
    () => {
      showReview(form, false);
      form.querySelector<HTMLElement>('[data-fields] :is(input, select, textarea)')?.focus();
    },
    { signal },
  );
  for (const button of findAll(form, ['print']))
    button.addEventListener('click', () => printAnswers(form), { signal });
}
