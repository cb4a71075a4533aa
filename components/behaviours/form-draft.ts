import { emptyDraft, parseDraft, pickValues, type Draft } from '#lib/forms/browser/draft';
import { draftItem } from '#lib/storage/stored-items';
import { listControls, listFields } from './form-fields';

/** What a form keeps for this session. */
export type DraftStore = {
  readonly read: () => Draft;
  readonly write: (draft: Draft) => void;
  readonly remove: () => void;
};

/** The session's storage; where the browser refuses it, the page alone remembers. */
export function openDraft(name: string, storage: () => Storage = () => sessionStorage): DraftStore {
  const key = draftItem.name.replace('*', name);
  let kept = emptyDraft;
  const attempt = <T>(act: (store: Storage) => T): T | undefined => {
    try {
      return act(storage());
    } catch {
      return undefined;
    }
  };
  return {
    read: () => {
      const text = attempt((store) => store.getItem(key));
      return text ? parseDraft(text) : kept;
    },
    write: (draft) => {
      kept = draft;
      attempt((store) => {
        // Where there is no room, nothing older stays.
        store.removeItem(key);
        store.setItem(key, JSON.stringify(draft));
      });
    },
    remove: () => {
      kept = emptyDraft;
      attempt((store) => store.removeItem(key));
    },
  };
}

const listPrivate = (form: HTMLElement): Set<string> =>
  new Set(listFields(form).flatMap(({ dataset }) => ('private' in dataset ? [dataset['field'] ?? ''] : [])));

/** What of a form may be kept: what was typed or chosen, without private fields and what the page itself brings. */
export function readKept(form: HTMLFormElement): Draft['values'] {
  const names = new Set(listFields(form).map(({ dataset }) => dataset['field']));
  const entries = [...new FormData(form)].filter(([name]) => names.has(name));
  return pickValues(entries, listPrivate(form));
}

type Control = ReturnType<typeof listControls>[number];

const isCheckable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /radio|checkbox/.test(control.type);

function isEdited(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return (
      control.selectedIndex !==
      Math.max(
        0,
        [...control.options].findIndex((one) => one.defaultSelected),
      )
    );
  if (isCheckable(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** Names of the fields in which something else stands than the document has. */
export const listEdited = (form: HTMLFormElement): ReadonlySet<string> =>
  new Set(
    listFields(form)
      .filter((field) => listControls(field).some(isEdited))
      .map(({ dataset }) => dataset['field'] ?? ''),
  );

/** Fills a form with what was kept. */
export function fillIn(form: HTMLFormElement, values: Draft['values']): void {
  for (const field of listFields(form)) {
    const kept = values[field.dataset['field'] ?? ''];
    if (!kept || 'private' in field.dataset) continue;
    for (const control of listControls(field)) {
      if (isCheckable(control)) control.checked = kept.includes(control.value);
      else control.value = kept[0] ?? '';
    }
  }
}
