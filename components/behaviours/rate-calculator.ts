import { isOlderThan } from '#lib/core/date';
import { parseNumber } from '#lib/core/parse-number';
import { trimInvisible } from '#lib/core/visible-text';
import {
  decimalOf,
  describeExchange,
  describePurchase,
  fillWords,
  type ConversionWords,
} from '#lib/i18n/conversion';
import { languageCodes, type Language } from '#lib/i18n/languages';
import { createAfterPress } from './after-press';
import type { Behaviour } from './behaviour';

/** What a field may hold; what is wrong is the name of its message in `data-…`. */
type Limits = { readonly least: number; readonly most: number; readonly empty: number | undefined };

const limits = {
  /** Nobody pays more by card. */
  amount: { least: 0.01, most: 1_000_000_000, empty: undefined },
  fee: { least: 0, most: 20, empty: 0 },
} as const satisfies Record<string, Limits>;

type Reading = { readonly value: number } | { readonly fault: 'unreadable' | 'outside' };

function readField(
  { value: text }: HTMLInputElement,
  { least, most, empty }: Limits,
  language: Language,
): Reading {
  if (trimInvisible(text) === '' && empty !== undefined) return { value: empty };
  const value = parseNumber(text.replace('%', ''), { decimal: decimalOf(language) });
  if (value === undefined) return { fault: 'unreadable' };
  return value < least || value > most ? { fault: 'outside' } : { value };
}

/** Says beside a field what is wrong with it; what was typed stays. */
function showFault(root: ParentNode, field: HTMLInputElement, reading: Reading): void {
  const message = root.querySelector<HTMLElement>(`#${field.id}-message`);
  const fault = 'fault' in reading ? reading.fault : undefined;
  if (message) message.textContent = (fault && message.dataset[fault]) ?? '';
  if (fault) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
}

/** The parts of a calculator. */
function findParts(root: HTMLElement) {
  const [amount, fee] = [...root.querySelectorAll<HTMLInputElement>('input[inputmode="decimal"]')];
  const currency = root.querySelector('select');
  const answer = root.querySelector('output');
  return amount && fee && currency && answer ? { amount, fee, currency, answer } : undefined;
}

type Parts = NonNullable<ReturnType<typeof findParts>>;

/** Which way is converted: the name of the sentences in `data-…`. */
const wayOf = (root: ParentNode): 'purchase' | 'exchange' =>
  root.querySelector<HTMLInputElement>('input[value="exchange"]')?.checked ? 'exchange' : 'purchase';

function showAnswer(root: ParentNode, { answer }: Parts, words: ConversionWords | undefined): void {
  const way = wayOf(root);
  for (const part of answer.querySelectorAll<HTMLElement>('[data-purchase]'))
    part.textContent = words ? fillWords(part.dataset[way] ?? '', words) : '';
}

function calculate(root: ParentNode, parts: Parts, language: Language): ConversionWords | undefined {
  const amount = readField(parts.amount, limits.amount, language);
  const fee = readField(parts.fee, limits.fee, language);
  const option = parts.currency.selectedOptions[0];
  if ('fault' in amount || 'fault' in fee || !option) return undefined;
  const { reference, card } = option.dataset;
  const terms = {
    code: option.value,
    referenceRate: Number(reference),
    cardRate: Number(card),
    feePercent: fee.value,
  };
  const describe = wayOf(root) === 'exchange' ? describeExchange : describePurchase;
  return describe(amount.value, terms, language);
}

/** Days after which rates are so old that the page says it. */
const maxRateAge = 7;

/** Where the rates are old on the visitor's day, shows the words that say so: they have their place, so nothing moves. */
function showAge(root: ParentNode): void {
  const line = root.querySelector<HTMLElement>('[data-rates-of]');
  const { ratesOf } = line?.dataset ?? {};
  if (line && ratesOf !== undefined && isOlderThan(ratesOf, maxRateAge, new Date())) line.dataset['old'] = '';
}

/**
 * Converts what is typed between a foreign currency and euros, at the rates that the options carry, and
 * answers in the page's words. A mistake is named once its field is left, and forgotten as soon as it is mended.
 */
export const rateCalculatorBehaviour: Behaviour = (root, { signal }) => {
  showAge(root);
  const parts = findParts(root);
  if (!parts) return;
  const { lang } = root.ownerDocument.documentElement;
  const language = languageCodes.find((code) => code === lang) ?? 'en';
  const check = (name: 'amount' | 'fee', isLeft: boolean): void => {
    const reading = readField(parts[name], limits[name], language);
    if (isLeft || !('fault' in reading)) showFault(root, parts[name], reading);
  };
  const update = (target: EventTarget | null, isLeft: boolean): void => {
    for (const name of ['amount', 'fee'] as const) check(name, isLeft && target === parts[name]);
    showAnswer(root, parts, calculate(root, parts, language));
  };
  root.addEventListener('input', ({ target }) => update(target, false), { signal });
  const afterPress = createAfterPress(window, signal);
  root.addEventListener('change', ({ target }) => afterPress(() => update(target, true)), { signal });
  // A browser may have kept what was typed before a reload.
  update(parts.amount, true);
};
