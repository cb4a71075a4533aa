import {
  useContext,
  useEffect,
  useRef,
  useState,
  type DOMAttributes,
  type FormEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useAfterPress } from '#components/ui/use-after-press';
import type { FormView } from '#lib/core/form-view';
import { readLanguage } from '#lib/forms/browser/answers';
import { checkFiles } from '#lib/forms/browser/files';
import { readValues } from '#lib/forms/browser/values';
import { NavigateContext } from '#lib/page-data/react/navigate-context';
import { firstState, type FormState } from './form-state';
import { checkOpen, saveDraft, openForm, takeTicket, type OpenForm } from './open-form';
import { copyText, submitForm } from './submit-form';
import type { FormActions } from './submit-row';

/** As `setState` of a class: a partial state, or a function of the previous one. */
type Update = (change: Partial<FormState> | ((known: FormState) => Partial<FormState>)) => void;

type FieldEvent = { readonly target: EventTarget };

const controlOf = ({ target }: FieldEvent): HTMLInputElement => target as HTMLInputElement;

/** A form's state. Once its rules are loaded, the script validates and sends it. */
function useFormState(view: FormView, form: RefObject<HTMLFormElement | null>): readonly [FormState, Update] {
  const [state, setState] = useState(() => firstState(view));
  useEffect(() => {
    const page = new AbortController();
    const start = async (element: HTMLFormElement): Promise<void> => {
      const opened = await openForm(view, element, page.signal);
      if (!opened) return;
      const status = opened.isRestored ? view.words.restored : '';
      setState((known) => ({ ...known, open: opened.open, values: readValues(element), status }));
    };
    if (form.current) void start(form.current);
    return () => page.abort();
  }, [view, form]);
  const update: Update = (change) =>
    setState((known) => ({ ...known, ...(typeof change === 'function' ? change(known) : change) }));
  return [state, update];
}

/** An error is shown beside its field on blur, and removed as soon as the value is valid. */
function useFieldEvents({ open, problems }: FormState, update: Update) {
  const edited = useRef(new Set<string>());
  const afterPress = useAfterPress();
  const check = (opened: OpenForm, name: string): void => {
    const problem = checkOpen(opened)[name];
    update((known) => {
      const { [name]: _, ...others } = known.problems;
      return { problems: problem ? { ...others, [name]: problem } : others };
    });
  };
  return {
    onInput(event: FieldEvent): void {
      if (!open) return;
      const { name } = controlOf(event);
      if (edited.current.size === 0) takeTicket(open);
      edited.current.add(name);
      update({ values: readValues(open.form) });
      if (name in problems) check(open, name);
      saveDraft(open);
    },
    onBlur(event: FieldEvent): void {
      const { name } = controlOf(event);
      if (open && edited.current.has(name)) afterPress(() => check(open, name));
    },
    onChange(event: FieldEvent): void {
      const { name, type } = controlOf(event);
      if (open && type === 'file') void checkFiles(open.form).then(() => check(open, name));
    },
  };
}

type FormModel = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly state: FormState;
  readonly events: Pick<DOMAttributes<HTMLFormElement>, 'onInput' | 'onBlur' | 'onChange' | 'onSubmit'>;
  readonly actions: FormActions;
};

/** The state of a form, its event handlers, and the actions of its buttons. */
export function useForm(view: FormView): FormModel {
  const form = useRef<HTMLFormElement>(null);
  const navigateTo = useContext(NavigateContext);
  const [state, update] = useFormState(view, form);
  const fieldEvents = useFieldEvents(state, update);
  const { open } = state;
  const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
  const show = (change: Partial<FormState>, focused?: string): void => {
    flushSync(() => update(change));
    if (focused) find(focused)?.focus();
  };
  const onSubmit = (event: Pick<FormEvent, 'preventDefault'>): void => {
    if (!open) return;
    event.preventDefault();
    if (!state.isSending) void submitForm({ ...open, state, show, navigateTo });
  };
  const actions: FormActions = {
    onBack: () => show({ step: 'fields' }, '[data-fields] :is(input, select, textarea)'),
    onPrint() {
      const printedAt = new Date().toLocaleString(readLanguage(), { dateStyle: 'long', timeStyle: 'short' });
      show({ printedAt });
      globalThis.print();
      show({ printedAt: undefined });
    },
    onCopy() {
      const text = find('[data-copy] pre');
      if (text) void copyText(text).then((isCopied) => update({ isCopied }));
    },
  };
  return { form, state, events: { ...fieldEvents, onSubmit }, actions };
}
