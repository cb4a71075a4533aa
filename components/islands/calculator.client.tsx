'use client';

import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { Keys } from '#components/ui/keys';
import { useAfterPress } from '#components/ui/use-after-press';
import { isOlderThan } from '#lib/core/date';
import type { exchangeRatesIndex } from '#lib/families/exchange-rates/family';
import { isLanguage, type Language } from '#lib/i18n/languages';
import type { TemplateProps } from '#lib/page-model/template';
import { Answer, CurrencyField, NumberField } from './calculator-fields';
import { convertTyped, findFault, type Fault, type NumberName, type Typed } from './convert-typed';
import styles from './calculator.module.css';

type View = TemplateProps<typeof exchangeRatesIndex>['view']['calculator'];

export type CalculatorProps = { readonly calculator: Pick<View, 'ways' | 'fields' | 'answer' | 'age'> };

/** Days after which rates are so old that the page says it. */
const maxRateAge = 7;

const numbers = ['amount', 'fee'] as const satisfies readonly NumberName[];
const isNumber = (name: string): name is NumberName => numbers.some((number) => number === name);

function readLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}

/** The fields' values: a visitor may type before hydration, and browsers restore values after a reload. */
function readTyped(panel: HTMLElement): Typed {
  const valueOf = (selector: string): string =>
    panel.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.value ?? '';
  return {
    way: valueOf('[name=way]:checked'),
    amount: valueOf('[name=amount]'),
    currency: valueOf('[name=currency]'),
    fee: valueOf('[name=fee]'),
  };
}

type Faults = Readonly<Partial<Record<NumberName, Fault | undefined>>>;

/** The typed values and their errors. An error is shown on blur, and removed once the value is valid. */
function useTyped(panel: RefObject<HTMLElement | null>) {
  const [typed, setTyped] = useState<Typed>();
  const [faults, setFaults] = useState<Faults>({});
  const read = useCallback(
    (left?: NumberName): void => {
      if (!panel.current) return;
      const now = readTyped(panel.current);
      setTyped(now);
      setFaults((known) => {
        const judge = (name: NumberName): Fault | undefined => {
          const fault = findFault(name, now, readLanguage());
          return name === left || fault === undefined ? fault : known[name];
        };
        return { amount: judge('amount'), fee: judge('fee') };
      });
    },
    [panel],
  );
  // oxlint-disable-next-line react/set-state-in-effect -- the document's fields are what React is brought in line with
  useLayoutEffect(() => read('amount'), [read]);
  return { typed, faults, read };
}

/** The day does not change while a page is read. */
const never = () => () => undefined;

/** The day of the rates, and that they are old where they are. */
function Age({ age }: { readonly age: View['age'] }): ReactNode {
  const isOld = useSyncExternalStore(
    never,
    () => isOlderThan(age.day, maxRateAge, new Date()),
    () => false,
  );
  return (
    <p className={styles['age']} data-rates-of={age.day} data-old={isOld ? '' : undefined}>
      {age.text} <span>{age.old}</span>
    </p>
  );
}

/**
 * Converts what is typed between a foreign currency and euros, and answers in the page's words. Its fields come with
 * script only: without it the page has examples.
 */
export function Calculator({ calculator }: CalculatorProps): ReactNode {
  const { ways, fields, answer, age } = calculator;
  const panel = useRef<HTMLDivElement>(null);
  const { typed, faults, read } = useTyped(panel);
  const afterPress = useAfterPress();
  const rates = fields.currency.groups
    .flatMap(({ items }) => items)
    .find(({ code }) => code === typed?.currency);
  const words = typed && rates ? (convertTyped(typed, rates, readLanguage()) ?? null) : undefined;
  return (
    <>
      <Age age={age} />
      <div
        ref={panel}
        className={styles['panel']}
        onChange={() => read()}
        onBlur={({ target: { name } }: { target: Element & { name?: string } }) => {
          if (name !== undefined && isNumber(name)) afterPress(() => read(name));
        }}
      >
        <Keys
          legend={ways.legend}
          name="way"
          items={ways.items.map((key, index) => ({ value: index === 0 ? 'purchase' : 'exchange', key }))}
          first="purchase"
          form="columns"
        />
        <div className={styles['fields']}>
          <NumberField
            name="amount"
            field={fields.amount}
            fault={faults.amount}
            label={
              <>
                <span className={styles['foreign']}>{fields.amount.foreign}</span>
                <span className={styles['euro']}>{fields.amount.euro}</span>
              </>
            }
          />
          <CurrencyField currency={fields.currency} />
          <NumberField name="fee" field={fields.fee} fault={faults.fee} label={fields.fee.label} />
        </div>
        <Answer answer={answer} way={typed?.way ?? 'purchase'} words={words} />
      </div>
    </>
  );
}
