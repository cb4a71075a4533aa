import { fillIn } from './form-draft';
import { listFields } from './form-fields';

/**
 * Fills in what the address says, such as `?about=accounts`, where a choice of the form has that value.
 * What comes from outside is never typed into a text.
 */
export function prefill(form: HTMLFormElement, search = form.ownerDocument.location.search): void {
  const asked = new URLSearchParams(search);
  for (const field of listFields(form)) {
    const name = field.dataset['field'] ?? '';
    const value = asked.get(name === 'topic' ? 'about' : name);
    const choices = [
      ...field.querySelectorAll<HTMLInputElement | HTMLOptionElement>('option, [type="radio"]'),
    ];
    if (value && choices.some((choice) => choice.value === value)) fillIn(form, { [name]: [value] });
  }
}
