import { fireEvent, render } from '@testing-library/react';
import type { Locale } from '#lib/i18n/locales';
import de from '#messages/de.json';
import en from '#messages/en.json';
import { IbanCheck } from './iban-check.client';

const messages = { de: de.ibanChecker, en: en.ibanChecker };

const valid = 'de89 3704 0044 0532 0130 00';

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};

function show(locale: Locale): void {
  const { label, hint, check, result: words } = messages[locale];
  const example = 'DE03100999000000471108';
  render(<IbanCheck check={{ locale, label, hint, example, action: check, words }} />);
}

const field = (): HTMLElement => find('#iban-input');
const type = (value: string): boolean => fireEvent.change(field(), { target: { value } });
const ask = (): boolean => fireEvent.click(find('button'));
const result = (): string => (find('#iban-result').textContent ?? '').replaceAll('\u00a0', ' ').trim();
const marked = (): string[] => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

describe('the IBAN check', () => {
  it.each([
    ['en', 'This IBAN is well formed. Germany, 22 characters'],
    ['de', 'Diese IBAN ist richtig gebildet. Deutschland, 22 Zeichen'],
  ] as const)('confirms an IBAN as soon as it is complete (%s)', (locale, start) => {
    show(locale);
    type(valid.slice(0, -1));
    expect(result()).toBe('');
    type(valid);
    expect(result()).toContain(start);
    expect(find('[role="group"]').textContent).toBe('1DE89 53704 90044 130532 170130 2100 ');
  });

  it('says at which place a letter is wrong, and marks it', () => {
    show('en');
    type('DE89 3704 0044 0532 O130 00');
    expect(field().hasAttribute('aria-invalid')).toBe(false);
    ask();
    expect(result()).toContain('Place 17: "O" is a letter; a digit belongs here.');
    expect(marked()).toEqual(['O']);
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    ['NO93 8601 1117 974', 'places 14 and 15 are swapped', ['7', '4']],
    ['BE68 5390 0754 7035', 'it is at place 16', ['5']],
    ['DE89 3704 0044 0532 0130 01', 'Compare the IBAN', []],
    ['DE89 3704 0044 0532 0130 001', 'has 22 characters; this one has 23', ['1']],
    ['XX89 3704', 'no IBAN begins with "XX"', ['X', 'X']],
    ['TR33 0006 1005 1978 6457 8413 26', 'TR (Türkiye) does not take part in SEPA', ['T', 'R']],
    ['DE89 3704 0044 0532 0130 0€', '"€" does not belong', ['€']],
    ['  ', 'Please enter an IBAN.', []],
  ])('answers %s', (value, words, places) => {
    show('en');
    type(value);
    ask();
    expect(result()).toContain(words);
    expect(result()).not.toMatch(/[{}]/);
    expect(marked()).toEqual(places);
  });

  it('shows the example until there is an IBAN, but not to screen readers, which have the hint', () => {
    show('en');
    const groups = (): HTMLElement => find('[class*="groups"]');
    expect(groups().textContent).toBe('1DE03 51009 99900 130000 174711 2108 ');
    expect(groups().getAttribute('aria-hidden')).toBe('true');
    type(valid);
    expect(groups().hasAttribute('data-example')).toBe(false);
  });

  it('answers what is pasted, and Enter', () => {
    show('en');
    fireEvent.input(field(), { target: { value: 'DE123' }, inputType: 'insertFromPaste' });
    expect(result()).toContain('has 22 characters; this one has 5');
    type('DE12');
    expect(result()).toBe('');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(result()).toContain('has 22 characters; this one has 4');
  });

  it('takes a result back once the text changes', () => {
    show('en');
    type('DE12');
    ask();
    type('DE123');
    expect(result()).toBe('');
  });

  it('has no form and no name, so that no address can contain the IBAN', () => {
    show('en');
    expect(document.querySelector('form, [name]')).toBeNull();
  });
});
