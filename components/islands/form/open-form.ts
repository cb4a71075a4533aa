import type { FormView } from '#lib/core/form-view';
import { listAnswers, readPrefilled } from '#lib/forms/browser/answers';
import { openDraft, type DraftStore } from '#lib/forms/browser/draft';
import { checkFiles, readFiles } from '#lib/forms/browser/files';
import { loadSchema } from '#lib/forms/browser/load-schema';
import type { Line } from '#lib/forms/browser/lines';
import { holdTicket, type TicketHolder } from '#lib/forms/browser/ticket';
import { fillIn, listEdited, readValues } from '#lib/forms/browser/values';
import { checkForm, isFieldShown } from '#lib/forms/check-form';
import type { FormSchema, Values } from '#lib/forms/form-schema';
import type { Problems } from '#lib/forms/problem';

/** A form of the document, with all that validation, draft and sending need. */
export type OpenForm = {
  readonly view: FormView;
  readonly form: HTMLFormElement;
  readonly schema: FormSchema;
  readonly draft: DraftStore;
  readonly tickets: TicketHolder;
  /** Aborted when the page is left. */
  readonly signal: AbortSignal;
};

/** The visitor's calendar day, as `2026-11-23`. */
const readToday = (): string => new Date().toLocaleDateString('sv-SE');

export const checkOpen = ({ schema, form }: OpenForm): Problems =>
  checkForm(schema, readValues(form), { today: readToday(), files: readFiles(form) });

/** Names of fields that do not apply, because of other answers. */
export const listInapplicable = ({ schema }: OpenForm, values: Values): readonly string[] =>
  schema.fields.filter((field) => !isFieldShown(field, values)).map(({ name }) => name);

/** All applicable answers, formatted for people. */
export function listApplicable(open: OpenForm, values: Values): Line[] {
  const inapplicable = listInapplicable(open, values);
  return listAnswers(
    open.view.fields.filter(({ name }) => !inapplicable.includes(name)),
    values,
  );
}

/** The values that may be stored for the session. */
const pickStorable = ({ fields }: FormView, values: Values): Values =>
  Object.fromEntries(
    fields.flatMap(({ name, isPrivate }) => (values[name] && !isPrivate ? [[name, values[name]]] : [])),
  );

/** Stores the draft for the session. */
export const saveDraft = ({ view, form, draft }: OpenForm): void =>
  draft.write({ ...draft.read(), values: pickStorable(view, readValues(form)) });

/** Requests a ticket as soon as something is filled in, because the service accepts it only after a delay. */
export const takeTicket = ({ view, tickets }: OpenForm): void => {
  if (view.action !== null) void tickets.take();
};

/**
 * Fills in what was typed before and what the address asks for, but not where something was typed before this script ran.
 *
 * @returns whether something was kept
 */
function restore(open: OpenForm): boolean {
  const { view, form, draft } = open;
  const edited = listEdited(form);
  const fields = view.fields.filter(({ name }) => !edited.has(name));
  const restored = pickStorable({ ...view, fields }, draft.read().values);
  fillIn(form, { ...readPrefilled(fields, location.search), ...restored });
  const isRestored = Object.keys(restored).length > 0;
  if (edited.size > 0) saveDraft(open);
  if (isRestored || edited.size > 0) takeTicket(open);
  return isRestored;
}

/** @returns undefined where the form's rules cannot be loaded: then the browser and the server check */
export async function openForm(
  view: FormView,
  form: HTMLFormElement,
  signal: AbortSignal,
): Promise<{ readonly open: OpenForm; readonly isRestored: boolean } | undefined> {
  const schema = await loadSchema(view.form);
  if (!schema || signal.aborted) return undefined;
  const draft = openDraft(view.draft);
  const open: OpenForm = { view, form, schema, draft, tickets: holdTicket(form, draft, signal), signal };
  void checkFiles(form);
  return { open, isRestored: restore(open) };
}
