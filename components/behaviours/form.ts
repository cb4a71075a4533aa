import type { Outcome } from '#lib/forms/browser/outcome';
import { createAfterPress } from '#lib/core/after-press';
import type { Behaviour, BehaviourTools } from './behaviour';
import { listenToFiles } from './form-files';
import { fillIn, listEdited, openDraft, readKept, type DraftStore } from './form-draft';
import { showAsked, showCount, showProblem, showProblems, listFields } from './form-fields';
import { isMail, listenToMail, openMail } from './form-mail';
import { prefill } from './form-prefill';
import { isInReview, listenToReview, showReview } from './form-review';
import { loadRules, type FormRules } from './form-rules';
import { sendForm } from './form-send';
import {
  clearFailure,
  readWords,
  showAccepted,
  showFailure,
  showOtherWays,
  showSending,
  showStatus,
} from './form-states';
import { holdTicket, type TicketHolder } from './form-ticket';

/** A form with what it needs to be checked, kept and sent. */
type Desk = Omit<BehaviourTools, 'loadShared'> & {
  readonly form: HTMLFormElement;
  readonly rules: FormRules;
  readonly draft: DraftStore;
  readonly tickets: TicketHolder;
};

const keep = ({ form, draft }: Desk): void => draft.write({ ...draft.read(), values: readKept(form) });

function finish(
  { form, draft, navigateTo }: Desk,
  { id, next }: Extract<Outcome, { kind: 'accepted' }>,
): void {
  draft.remove();
  // Where the form says itself what happens next, it stays.
  if (next && !form.querySelector('[data-accepted]')) navigateTo(next);
  else showAccepted(form, id);
}

function show(desk: Desk, outcome: Outcome): void {
  const { form, signal } = desk;
  if (outcome.kind === 'accepted') return finish(desk, outcome);
  if (outcome.kind === 'unserved') return showOtherWays(form);
  if (outcome.kind !== 'problems') return showFailure(form, outcome, signal);
  showReview(form, false);
  showProblems(form, outcome.problems, readWords(form).problems);
}

/** Sends the message with its ticket. An error of this script is reported, and leaves the ways that need none. */
async function exchange(desk: Desk): Promise<Outcome> {
  try {
    const ticket = await desk.tickets.take();
    if (typeof ticket !== 'string') return ticket;
    await desk.tickets.waitUntilUsable();
    desk.tickets.use(ticket);
    const outcome = await sendForm(desk, ticket);
    desk.tickets.settle(outcome);
    return outcome;
  } catch (error) {
    reportError(error);
    return { kind: 'unserved' };
  }
}

async function send(desk: Desk): Promise<void> {
  const { form, signal } = desk;
  clearFailure(form);
  showSending(form, true);
  const outcome = await exchange(desk);
  if (signal.aborted) return;
  showSending(form, false);
  show(desk, outcome);
}

function submit(desk: Desk): void {
  const { form, rules } = desk;
  if (form.hasAttribute('aria-busy')) return;
  const problems = rules.check(form);
  showProblems(form, problems, readWords(form).problems);
  if (Object.keys(problems).length > 0) return showReview(form, false);
  if (isMail(form)) return openMail(form);
  if (form.querySelector('[data-review]') && !isInReview(form)) return showReview(form, true);
  void send(desk);
}

/** Beside a field stands what is wrong once it was left; it goes as soon as it is put right. */
function listenToFields({ form, rules, signal }: Desk): void {
  const words = readWords(form).problems;
  const afterPress = createAfterPress(window, signal);
  for (const field of listFields(form)) {
    const check = (): void => showProblem(field, rules.check(form)[field.dataset['field'] ?? ''], words);
    field.addEventListener('input', () => (field.dataset['edited'] = ''), { signal });
    field.addEventListener('input', () => 'wrong' in field.dataset && check(), { signal });
    field.addEventListener('focusout', () => 'edited' in field.dataset && afterPress(check), { signal });
    listenToFiles(field, signal, () => 'edited' in field.dataset && check());
  }
}

function listen(desk: Desk): void {
  const { form, rules, signal } = desk;
  const words = readWords(form);
  const follow = (): void => {
    showAsked(form, (name) => rules.isAsked(form, name));
    for (const field of listFields(form)) showCount(field, words.count);
  };
  form.addEventListener(
    'input',
    () => {
      follow();
      keep(desk);
    },
    { signal },
  );
  if (!isMail(form)) form.addEventListener('input', () => void desk.tickets.take(), { signal, once: true });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      submit(desk);
    },
    { signal },
  );
  listenToFields(desk);
  follow();
}

/** Puts back what was typed before, and says so; what was typed before this script ran stays as it is. */
function restore(desk: Desk, typed: ReadonlySet<string>): void {
  const { form, draft, tickets } = desk;
  const values = Object.entries(draft.read().values).filter(([name]) => !typed.has(name));
  fillIn(form, Object.fromEntries(values));
  if (typed.size > 0) keep(desk);
  if (values.length === 0 && typed.size === 0) return;
  if (!isMail(form)) void tickets.take();
  if (values.length > 0) showStatus(form, readWords(form).restored);
}

/**
 * Checks a form beside its fields, keeps what is typed for this session, and sends it without leaving the
 * page. Without it the browser checks what it can, posts the form and shows the server's answer.
 */
export const formBehaviour: Behaviour = (element, { signal, navigateTo }) => {
  if (!(element instanceof HTMLFormElement)) return;
  void loadRules(element.dataset['form'] ?? '').then((rules) => {
    if (!rules || signal.aborted) return;
    const draft = openDraft(element.dataset['draft'] ?? '');
    const tickets = holdTicket(element, draft, signal);
    const desk: Desk = { form: element, rules, draft, tickets, signal, navigateTo };
    element.noValidate = true;
    const typed = listEdited(element);
    prefill(element);
    restore(desk, typed);
    listen(desk);
    listenToReview(element, signal);
    listenToMail(element, signal);
  });
};
