import { act, fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { Locale } from '#lib/i18n/locales';
import de from '#messages/de.json';
import en from '#messages/en.json';
import { Calculator, type CalculatorProps } from './calculator.client';

const messages = { de: de.exchangeRates, en: en.exchangeRates };

const option = (code: string, reference: string, card: string) => ({ code, name: code, reference, card });

/** The part of the view that the template gets. */
function buildCalculator(locale: Locale): CalculatorProps['calculator'] {
  const t = messages[locale];
  const wrong = t.unreadable.replace('{example}', locale === 'de' ? '1.250,50' : '1,250.50');
  const amount = {
    foreign: t.amountForeign,
    euro: t.amountEuro,
    unreadable: wrong,
    outside: t.amountOutside,
  };
  const fee = { label: t.feeInPercent, unreadable: wrong, outside: t.feeOutside };
  const items = [option('SEK', '10.6254', '10.6031'), option('USD', '1.1862', '1.184')];
  return {
    age: { day: '2026-02-13', text: '', old: t.olderThanWeek },
    ways: { legend: '', items: ['a', 'b'] },
    fields: {
      amount: { ...amount, value: locale === 'de' ? '1.200' : '1,200' },
      currency: { label: t.currency, first: 'SEK', groups: [{ label: '', items: items as never }] },
      fee: { ...fee, value: locale === 'de' ? '1,5' : '1.5' },
    },
    answer: [
      { purchase: t.paidFor, exchange: t.gotFor, text: '' },
      { purchase: t.paidMore, exchange: t.gotLess, text: '' },
    ],
  };
}

function show(locale: Locale): void {
  document.documentElement.lang = locale;
  render(<Calculator calculator={buildCalculator(locale)} />);
}

const find = <E extends HTMLElement>(selector: string): E => {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};

const field = (name: string): HTMLInputElement => find(`#calculator-${name}`);

const type = (name: string, value: string): boolean => fireEvent.change(field(name), { target: { value } });

const blur = (name: string): boolean => fireEvent.blur(field(name));

const choose = (way: 'purchase' | 'exchange'): boolean => fireEvent.click(find(`input[value="${way}"]`));

const answer = (): string => (find('output').textContent ?? '').replaceAll('\u00a0', ' ').trim();

const message = (name: string): string => find(`#calculator-${name}-message`).textContent ?? '';

describe.each([
  {
    locale: 'de',
    ...{ amount: '1.250,50', small: '80,–', wrong: 'zwölf', example: '1.250,50' },
    ...{
      paid: /^Für 1\.250,50 SEK zahlen Sie 11\d,\d\d €\./,
      got: /^Für 1\.250,50 € bekommen Sie 13\.\d{3},\d\d SEK\./,
    },
    usd: /^Für 80 USD zahlen Sie 68,58 €\. Zum Kurs der EZB wären es 67,44 €\. Der Aufschlag beträgt 1,69 %, das sind 1,14 €\.$/,
  },
  {
    locale: 'en',
    ...{ amount: '1,250.50', small: '$80', wrong: 'twelve', example: '1,250.50' },
    ...{
      paid: /^You pay €11\d\.\d\d for 1,250\.50 SEK\./,
      got: /^You get 13,\d{3}\.\d\d SEK for €1,250\.50\./,
    },
    usd: /^You pay €68\.58 for 80 USD\. At the ECB rate it would be €67\.44\. The mark-up is 1\.69%, or €1\.14\.$/,
  },
] as const)('the calculator ($locale)', ({ locale, amount, small, wrong, example, paid, got, usd }) => {
  beforeEach(() => show(locale));

  it('converts the initial values of its fields', () => {
    expect(answer()).toMatch(/114[.,]87.*112[.,]94.*1[.,]71 ?%.*1[.,]93/);
  });

  it('converts while an amount is typed, in both directions', () => {
    type('amount', amount);
    expect(answer()).toMatch(paid);
    choose('exchange');
    expect(answer()).toMatch(got);
  });

  it('uses the rates of the currency and the fee', () => {
    fireEvent.change(find('select'), { target: { value: 'USD' } });
    type('amount', small);
    expect(answer()).toMatch(usd);
    type('fee', '');
    const free = answer();
    type('fee', '0');
    expect(answer()).toBe(free);
    expect(free).not.toMatch(usd);
  });

  it('keeps an invalid text, and shows an error on blur', () => {
    type('amount', wrong);
    expect([answer(), message('amount')]).toEqual(['', '']);
    blur('amount');
    expect(field('amount').value).toBe(wrong);
    expect(field('amount').getAttribute('aria-invalid')).toBe('true');
    expect(field('amount').getAttribute('aria-describedby')).toBe('calculator-amount-message');
    expect(message('amount')).toContain(example);
    expect(message('fee')).toBe('');
    type('amount', amount);
    expect(field('amount').hasAttribute('aria-invalid')).toBe(false);
    expect(message('amount')).toBe('');
    expect(answer()).toMatch(paid);
  });

  it('shows the error only after the click that moved the focus', () => {
    jest.useFakeTimers();
    type('amount', wrong);
    fireEvent.mouseDown(document.body);
    blur('amount');
    fireEvent.mouseUp(document.body);
    expect(message('amount')).toBe('');
    act(() => jest.runAllTimers());
    expect(message('amount')).toContain(example);
    jest.useRealTimers();
  });

  it.each([
    ['amount', ''],
    ['amount', '0'],
    ['amount', '-5'],
    ['amount', '2000000000'],
    ['amount', '0.005'],
    ['amount', '0,005'],
    ['amount', '1e5'],
    ['fee', '21'],
    ['fee', '-1'],
    ['fee', '<b>1</b>'],
  ])('rejects %s %j', (name, value) => {
    type(name, value);
    blur(name);
    expect(message(name)).not.toBe('');
    expect(field(name).value).toBe(value);
    expect(answer()).toBe('');
  });

  it('accepts a fee with a percent sign', () => {
    type('fee', locale === 'de' ? '1,5 %' : '1.5%');
    blur('fee');
    expect(message('fee')).toBe('');
    expect(answer()).not.toBe('');
  });
});

it('keeps and converts values typed before hydration', () => {
  document.documentElement.lang = 'en';
  const container = document.createElement('div');
  document.body.append(container);
  const calculator = <Calculator calculator={buildCalculator('en')} />;
  container.innerHTML = renderToString(calculator);
  field('amount').value = '80';
  find<HTMLSelectElement>('select').value = 'USD';
  render(calculator, { container, hydrate: true });
  expect(field('amount').value).toBe('80');
  expect(answer()).toContain('80 USD');
});

it.each([
  ['2026-02-20T12:00', false],
  ['2026-02-21T12:00', true],
])('warns that rates of 13 February are old: on %s %s', (now, isOld) => {
  jest.useFakeTimers({ now: new Date(now) });
  show('en');
  expect(find('[data-rates-of]').matches('[data-old]')).toBe(isOld);
  jest.useRealTimers();
});
