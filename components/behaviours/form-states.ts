import type { FormWords } from '#lib/core/form-view';
import type { Outcome } from '#lib/forms/browser/outcome';
import { offerMail } from './form-mail';

const find = (form: HTMLElement, name: string): HTMLElement | null =>
  form.querySelector<HTMLElement>(`[data-${name}]`);

/** The words that travel with the form. */
export const readWords = (form: HTMLElement): FormWords =>
  JSON.parse(form.dataset['words'] ?? '{}') as FormWords;

export function showStatus(form: HTMLElement, text: string): void {
  const status = find(form, 'status');
  if (status) status.textContent = text;
}

/** While a message is on its way, no button sends another. */
export function showSending(form: HTMLElement, isSending: boolean): void {
  form.toggleAttribute('aria-busy', isSending);
  for (const button of form.querySelectorAll('button')) button.disabled = isSending;
  showStatus(form, isSending ? readWords(form).sending : '');
}

const toTime = (seconds: number, language: string | undefined): string => {
  const [value, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return value.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'long' });
};

/**
 * Says when the next try makes sense, and counts down to it; the button waits so long.
 *
 * @param signal ends the countdown with the page
 */
function countDown(failure: HTMLElement, words: string, seconds: number, signal: AbortSignal): void {
  const place = failure.querySelector('p');
  const button = failure.querySelector('button');
  if (!place || !button) return;
  const language = document.documentElement.lang || undefined;
  const end = Date.now() + seconds * 1000;
  const tick = (): void => {
    const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    place.textContent = words.replace('{time}', toTime(left, language));
    // Said once: nobody wants to hear every second.
    failure.setAttribute('aria-live', left === seconds ? 'assertive' : 'off');
    button.disabled = left > 0;
    if (left === 0) clearInterval(timer);
  };
  const timer = setInterval(tick, 1000);
  const stop = (): void => clearInterval(timer);
  signal.addEventListener('abort', stop);
  failure.addEventListener('clear', stop, { once: true });
  tick();
}

/** Takes back what was said about the last try. */
export function clearFailure(form: HTMLElement): void {
  const failure = find(form, 'failure');
  if (!failure) return;
  failure.dispatchEvent(new Event('clear'));
  failure.hidden = true;
  failure.removeAttribute('aria-live');
  for (const link of failure.querySelectorAll<HTMLElement>('[data-telephone]')) link.hidden = true;
}

/** Shows the ways that need no service: an e-mail with everything filled in, and the telephone beside. */
export function showOtherWays(form: HTMLElement): void {
  const failure = find(form, 'failure');
  const [place, button] = [failure?.querySelector('p'), failure?.querySelector('button')];
  const telephone = find(form, 'telephone');
  if (!failure || !place || !button || !telephone) return;
  failure.hidden = false;
  telephone.hidden = false;
  place.textContent = readWords(form).unserved;
  button.hidden = offerMail(form);
}

/** Says why the message did not go out. Everything typed is still there, and one button tries again. */
export function showFailure(
  form: HTMLElement,
  outcome: Extract<Outcome, { kind: 'failed' | 'limited' | 'refused' }>,
  signal: AbortSignal,
): void {
  const failure = find(form, 'failure');
  const place = failure?.querySelector('p');
  if (!failure || !place) return;
  const words = readWords(form);
  failure.hidden = false;
  const button = failure.querySelector('button');
  if (button) button.hidden = false;
  if (outcome.kind === 'limited') countDown(failure, words.limited, outcome.seconds, signal);
  else
    place.textContent =
      outcome.kind === 'refused' ? (words.refusals[outcome.reason] ?? words.refused) : words[outcome.reason];
}

/** The form gives way to what happens next. */
export function showAccepted(form: HTMLElement, id: string): void {
  const body = find(form, 'form-body');
  const done = find(form, 'accepted');
  const number = find(form, 'number');
  if (!body || !done) return;
  const copy = find(form, 'review')?.querySelector('dl');
  if (copy) done.append(copy);
  if (number?.dataset['number']) {
    number.textContent = number.dataset['number'].replace('{id}', id);
    number.hidden = false;
  }
  body.hidden = true;
  done.hidden = false;
  done.focus();
}
