import { render, screen } from '@testing-library/react';
import { Choice } from './choice';
import { Field } from './field';
import { TextInput } from './text-input';

const field = { id: 'mail', hint: 'We answer here.', error: 'Write an address.', required: true };

describe('Field', () => {
  it('ties label, hint and error to its control', () => {
    render(
      <Field {...field} label="E-mail" optionalLabel="(optional)">
        <TextInput {...field} name="email" type="email" />
      </Field>,
    );
    const input = screen.getByRole('textbox', {
      name: 'E-mail',
      description: 'We answer here. Write an address.',
    });
    expect(input).toMatchObject({ name: 'email', type: 'email', required: true, ariaInvalid: 'true' });
  });

  it('says of a field that may stay empty that it may', () => {
    render(
      <Field id="name" label="Company" optionalLabel="(optional)">
        <TextInput id="name" name="company" />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Company (optional)' });
    for (const name of ['aria-describedby', 'aria-invalid', 'required'])
      expect(input.hasAttribute(name)).toBe(false);
  });
});

describe('Choice', () => {
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B', checked: true },
  ];
  const required = (): boolean[] => [...document.querySelectorAll('input')].map((input) => input.required);

  it('is a group named by its question and described by its error', () => {
    render(
      <Choice
        id="when"
        type="radio"
        name="when"
        legend="When?"
        error="Choose one."
        required
        options={options}
      />,
    );
    screen.getByRole('group', { name: 'When?', description: 'Choose one.' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'B' }).checked).toBe(true);
    expect(required()).toEqual([true, true]);
  });

  it('requires a single box, never each of several', () => {
    render(<Choice id="one" type="checkbox" name="one" required options={options.slice(0, 1)} />);
    expect(required()).toEqual([true]);
    render(<Choice id="many" type="checkbox" name="many" legend="Which?" required options={options} />);
    expect(required()).toEqual([true, false, false]);
  });
});
