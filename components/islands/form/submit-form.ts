import { toText } from '#lib/forms/browser/lines';
import { toMailto } from '#lib/forms/browser/mail';
import type { Outcome } from '#lib/forms/browser/outcome';
import { sendOnce } from '#lib/forms/browser/ticket';
import { readValues } from '#lib/forms/browser/values';
import type { FormView } from '#lib/core/form-view';
import type { Problems } from '#lib/forms/problem';
import type { Failure, FormState } from './form-state';
import { checkOpen, listApplicable, listInapplicable, type OpenForm } from './open-form';

/** A form to send, and its state at that time. */
type Sending = OpenForm & {
  readonly state: FormState;
  /** Renders a change synchronously, then focuses the element of a selector. */
  readonly show: (change: Partial<FormState>, focused?: string) => void;
  readonly navigateTo: (href: string) => void;
};

const showProblems = ({ show }: Sending, problems: Problems): void =>
  show({ problems, summary: problems, step: 'fields' }, '[data-summary]');

/** Shows why the message was not sent. All values remain, and one button retries. */
function explain(
  outcome: Extract<Outcome, { kind: 'failed' | 'limited' | 'refused' | 'unserved' }>,
  { words }: FormView,
): Failure {
  if (outcome.kind === 'failed') return { text: words[outcome.reason] };
  if (outcome.kind === 'refused') return { text: words.refusals[outcome.reason] ?? words.refused };
  if (outcome.kind === 'unserved') return { text: words.unserved, isUnserved: true };
  const { seconds } = outcome;
  return { text: words.limited, seconds, retryAt: Date.now() + seconds * 1000 };
}

function end(sending: Sending, outcome: Outcome): void {
  const { view, draft, state, show, navigateTo } = sending;
  if (outcome.kind === 'problems') return showProblems(sending, outcome.problems);
  if (outcome.kind !== 'accepted') {
    const isMail = state.isMail || (outcome.kind === 'unserved' && view.mail !== null);
    return show({ failure: explain(outcome, view), isMail });
  }
  draft.remove();
  // A form with a success text of its own stays on the page.
  if (view.done) show({ step: 'accepted', reference: outcome.id }, '[data-accepted]');
  else if (outcome.next) navigateTo(outcome.next);
}

/** Opens a prefilled e-mail, and shows its text for copying: not every device has a mail program. */
function openMail({ show, ...open }: Sending): void {
  const {
    view: { mail },
    form,
  } = open;
  const mailText = toText(listApplicable(open, readValues(form)));
  show({ mailText }, '[data-copy]');
  const link = document.createElement('a');
  link.href = toMailto(mail?.address ?? '', mail?.subject ?? '', mailText);
  form.append(link);
  link.click();
  link.remove();
}

/** Validates a form; then sends it, shows the review, or opens an e-mail. */
export async function submitForm(sending: Sending): Promise<void> {
  const { view, state, form, signal, show } = sending;
  const problems = checkOpen(sending);
  if (Object.keys(problems).length > 0) return showProblems(sending, problems);
  const values = readValues(form);
  show({ problems, summary: problems, values });
  if (state.isMail) return openMail(sending);
  if (view.review && state.step !== 'review') return show({ step: 'review' }, '[data-review]');
  show({ failure: undefined, isSending: true, status: view.words.sending });
  const outcome = await sendOnce(sending, listInapplicable(sending, values));
  if (signal.aborted) return;
  show({ isSending: false, status: '' });
  end(sending, outcome);
}

/** Copies a text; if the browser does not allow that, selects it. */
export async function copyText(place: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(place.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(place);
    return false;
  }
}
