import { toText } from '#lib/forms/browser/lines';
import { toMailto } from '#lib/forms/browser/mail';
import { listAnswers } from './form-review';

/** The part of a form that becomes an e-mail. */
const findMail = (form: HTMLElement): HTMLElement | null => form.querySelector<HTMLElement>('[data-mail]');

/** Whether the form becomes an e-mail: it has no service, or that was not there. */
export const isMail = (form: HTMLElement): boolean => findMail(form)?.hidden === false;

/** From now on the form becomes an e-mail. Returns false where it must not. */
export function offerMail(form: HTMLElement): boolean {
  const mail = findMail(form);
  if (!mail) return false;
  mail.hidden = false;
  const button = form.querySelector('[data-submit]');
  if (button) button.textContent = mail.dataset['open'] ?? '';
  return true;
}

/** Opens an e-mail with everything filled in, and shows the same for copying: not every device has a mail program. */
export function openMail(form: HTMLElement): void {
  const mail = findMail(form);
  const copy = mail?.querySelector<HTMLElement>('[data-copy]');
  const place = copy?.querySelector('pre');
  if (!mail || !copy || !place) return;
  place.textContent = toText(listAnswers(form));
  copy.hidden = false;
  copy.focus();
  const link = document.createElement('a');
  link.href = toMailto(mail.dataset['mail'] ?? '', mail.dataset['subject'] ?? '', place.textContent);
  form.append(link);
  link.click();
  link.remove();
}

/** Copies the summary; where the browser does not let it, the text is selected. */
async function copyText(place: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(place.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(place);
    return false;
  }
}

/** Turns the button on, which without script would post to nowhere, and the one that copies. */
export function listenToMail(form: HTMLElement, signal: AbortSignal): void {
  if (!findMail(form)) return;
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-submit]')) button.disabled = false;
  const button = form.querySelector<HTMLButtonElement>('[data-copy] button');
  const place = form.querySelector<HTMLElement>('[data-copy] pre');
  button?.addEventListener(
    'click',
    () => {
      if (place)
        void copyText(place).then((isCopied) => {
          if (isCopied) button.textContent = button.dataset['done'] ?? '';
        });
    },
    { signal },
  );
}
