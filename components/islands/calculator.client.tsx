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
import { SegmentedControl } from '#components/ui/segmented-control';
import { useAfterPress } from '#components/ui/use-after-press';
import { maxRateAge } from '#lib/core/conversion-markup';
import { isOlderThan } from '#lib/core/date';
import type { exchangeRatesIndex } from '#lib/families/exchange-rates/family';
import { isLanguage, type Language } from '#lib/i18n/languages';
import type { TemplateProps } from '#lib/page-model/template';
import { Answer, CurrencyField, CalculatorField } from './calculator-fields';
import {
  convertValues,
  findError,
  type FieldValues,
  type NumberError,
  type NumberName,
} from './convert-values';
import styles from './calculator.module.css';

type View = TemplateProps<typeof exchangeRatesIndex>['view']['calculator'];

export type CalculatorProps = { readonly calculator: Pick<View, 'ways' | 'fields' | 'answer' | 'age'> };

const numbers = ['amount', 'fee'] as const satisfies readonly NumberName[];
const isNumber = (name: string): name is NumberName => numbers.some((number) => number === name);

function readLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}

/** The fields' values: a visitor may type before hydration, and browsers restore values after a reload. */
function readValues(panel: HTMLElement): FieldValues {
  const valueOf = (selector: string): string =>
    panel.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.value ?? '';
  return {
    way: valueOf('[name=way]:checked'),
    amount: valueOf('[name=amount]'),
    currency: valueOf('[name=currency]'),
    fee: valueOf('[name=fee]'),
  };
}

type Errors = Readonly<Partial<Record<NumberName, NumberError | undefined>>>;

/** The values and their errors. An error is shown on blur, and removed once the value is valid. */
function useValues(panel: RefObject<HTMLElement | null>) {
  const [values, setValues] = useState<FieldValues>();
  const [errors, setErrors] = useState<Errors>({});
  const read = useCallback(
    (blurred?: NumberName): void => {
      if (!panel.current) return;
      const current = readValues(panel.current);
      setValues(current);
      setErrors((shown) => {
        const validate = (name: NumberName): NumberError | undefined => {
          const error = findError(name, current, readLanguage());
          return name === blurred || error === undefined ? error : shown[name];
        };
        return { amount: validate('amount'), fee: validate('fee') };
      });
    },
    [panel],
  );
  // oxlint-disable-next-line react/set-state-in-effect -- reads the fields of the document once after hydration
  useLayoutEffect(() => read('amount'), [read]);
  return { values, errors, read };
}

/** The date is read once: no change is observed while the page is open. */
const subscribeToNothing = () => () => undefined;

function Age({ age }: { readonly age: View['age'] }): ReactNode {
  const isOld = useSyncExternalStore(
    subscribeToNothing,
    () => isOlderThan(age.day, maxRateAge, new Date()),
    () => false,
  );
  return (
    <p className={styles['age']} data-rates-of={age.day} data-old={isOld ? '' : undefined}>
      {age.text} <span>{age.old}</span>
    </p>
  );
}

/** Converts between a foreign currency and euros. Needs script; without it, the page shows examples only. */
export function Calculator({ calculator }: CalculatorProps): ReactNode {
  const { ways, fields, answer, age } = calculator;
  const panel = useRef<HTMLDivElement>(null);
  const { values, errors, read } = useValues(panel);
  const afterPress = useAfterPress();
  const rates = fields.currency.groups
    .flatMap(({ items }) => items)
    .find(({ code }) => code === values?.currency);
  const words = values && rates ? (convertValues(values, rates, readLanguage()) ?? null) : undefined;
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
        <SegmentedControl
          legend={ways.legend}
          name="way"
          items={ways.items.map((label, index) => ({ value: index === 0 ? 'purchase' : 'exchange', label }))}
          form="columns"
        />
        <div className={styles['fields']}>
          <CalculatorField
            name="amount"
            field={fields.amount}
            error={errors.amount}
            label={
              <>
                <span className={styles['foreign']}>{fields.amount.foreign}</span>
                <span className={styles['euro']}>{fields.amount.euro}</span>
              </>
            }
          />
          <CurrencyField currency={fields.currency} />
          <CalculatorField name="fee" field={fields.fee} error={errors.fee} label={fields.fee.label} />
        </div>
        <Answer answer={answer} direction={values?.way ?? 'purchase'} words={words} />
      </div>
    </>
  );
}
