import type { Values } from '../form-schema';

/** Values of all fields, including hidden ones, on which visibility depends; the name for files. */
export const readValues = (form: HTMLFormElement): Values =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );

/** Names of fields whose value differs from the document's. */
export function listEdited(form: HTMLFormElement): ReadonlySet<string> {
  const untouched = form.cloneNode(true) as HTMLFormElement;
  untouched.reset();
  const [first, now] = [readValues(untouched), readValues(form)];
  return new Set(Object.keys({ ...first, ...now }).filter((name) => first[name] !== now[name]));
}

/** Sets the values of fields by name. */
export function fillIn(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = control.value === value;
    else if (control && 'value' in control) control.value = value;
  }
}
