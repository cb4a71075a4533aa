import { toText } from '#lib/forms/browser/lines';
import { toMailto } from '#lib/forms/browser/mail';
import type { Outcome } from '#lib/forms/browser/outcome';
import { sendOnce } from '#lib/forms/browser/ticket';
import { readValues } from '#lib/forms/browser/values';
import type { FormView } from '#lib/core/form-view';
import type { Problems } from '#lib/forms/problem';
import type { Failure, FormState } from './form-state';
import { checkOpen, listAsked, listUnasked, type OpenForm } from './open-form';

/** A form that is to be sent, and its state at that time. */
type Sending = OpenForm & {
  readonly state: FormState;
  /** Renders a change at once, and moves the focus to what a selector finds then. */
  readonly show: (change: Partial<FormState>, focused?: string) => void;
  readonly navigateTo: (href: string) => void;
};

const showProblems = ({ show }: Sending, problems: Problems): void =>
  show({ problems, summary: problems, step: 'fields' }, '[data-summary]');

/** Why the message did not go out. Everything typed is still there, and one button tries again. */
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
  // Where the form says itself what happens next, it stays.
  if (view.done) show({ step: 'accepted', reference: outcome.id }, '[data-accepted]');
  else if (outcome.next) navigateTo(outcome.next);
}

/** Opens an e-mail with everything filled in, and shows the same for copying: not every device has a mail program. */
function openMail({ show, ...open }: Sending): void {
  const {
    view: { mail },
    form,
  } = open;
  const mailText = toText(listAsked(open, readValues(form)));
  show({ mailText }, '[data-copy]');
  const link = document.createElement('a');
  link.href = toMailto(mail?.address ?? '', mail?.subject ?? '', mailText);
  form.append(link);
  link.click();
  link.remove();
}

/** Checks a form; then sends it, shows it once more before, or makes an e-mail of it. */
export async function submitForm(sending: Sending): Promise<void> {
  const { view, state, form, signal, show } = sending;
  const problems = checkOpen(sending);
  if (Object.keys(problems).length > 0) return showProblems(sending, problems);
  const values = readValues(form);
  show({ problems, summary: problems, values });
  if (state.isMail) return openMail(sending);
  if (view.review && state.step !== 'review') return show({ step: 'review' }, '[data-review]');
  show({ failure: undefined, isSending: true, status: view.words.sending });
  const outcome = await sendOnce(sending, listUnasked(sending, values));
  if (signal.aborted) return;
  show({ isSending: false, status: '' });
  end(sending, outcome);
}

/** Copies a text; where the browser does not let it, the text is selected. */
export async function copyText(place: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(place.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(place);
    return false;
  }
}
