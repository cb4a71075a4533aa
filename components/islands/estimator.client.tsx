'use client';

import { useCallback, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useAfterPress } from '#components/ui/use-after-press';
import { readQuantities, writeQuantities, type Quantities } from '#lib/core/price-estimate';
import { formatNumber } from '#lib/i18n/format';
import { onQuery, replaceQuery } from '#lib/page-data/browser/address-query';
import { Estimate, type EstimatorData } from './estimate';
import { ServiceFields } from './estimator-fields';
import { readQuantity } from './read-quantity';
import styles from './estimator.module.css';

export type EstimatorProps = { readonly estimator: EstimatorData };

type Fields = Readonly<Record<string, number | undefined>>;

const listPieces = ({ services }: EstimatorData) => services.flatMap(({ pieces }) => pieces);

const listInputs = (panel: HTMLElement): HTMLInputElement[] => [...panel.querySelectorAll('input')];

/** Fields are folded on phones. */
const unfold = (input: HTMLInputElement | undefined): void => {
  input?.closest(`.${styles['service']}`)?.querySelector('details')?.setAttribute('open', '');
};

/** The quantity of each field, undefined where it is invalid. */
const readFields = (panel: HTMLElement, { locale }: EstimatorData): Fields =>
  Object.fromEntries(listInputs(panel).map(({ name, value }) => [name, readQuantity(value, locale)]));

const isValid = (fields: Fields): fields is Quantities =>
  Object.values(fields).every((quantity) => quantity !== undefined);

const listErrors = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => fields[name] === undefined);

/** Puts the quantities of an address into the fields; without any, the fields stay as they are. */
function followAddress(panel: HTMLElement, estimator: EstimatorData): void {
  const ids = listPieces(estimator).map(({ id }) => id);
  const quantities = readQuantities(location.search, ids);
  if (!quantities) return;
  for (const input of listInputs(panel)) {
    const quantity = quantities[input.name];
    input.value = quantity ? formatNumber(quantity, estimator.locale) : '';
    if (quantity) unfold(input);
  }
}

function writeAddress(fields: Fields, estimator: EstimatorData): void {
  if (!isValid(fields)) return;
  const ids = listPieces(estimator).map(({ id }) => id);
  replaceQuery(writeQuantities(location.search, fields, ids));
}

/** The fields and the errors that are shown: from when a field is left until it is valid. */
function useFields(panel: RefObject<HTMLElement | null>, estimator: EstimatorData) {
  const [fields, setFields] = useState<Fields>(() =>
    Object.fromEntries(listPieces(estimator).map(({ id, example }) => [id, example ?? 0])),
  );
  const [errors, setErrors] = useState<ReadonlySet<string>>(new Set());
  const read = useCallback(
    (left?: string): Fields => {
      if (!panel.current) return {};
      const current = readFields(panel.current, estimator);
      setFields(current);
      setErrors((shown) => new Set(listErrors(current).filter((id) => id === left || shown.has(id))));
      return current;
    },
    [panel, estimator],
  );
  useLayoutEffect(() => {
    const end = new AbortController();
    const follow = (): void => {
      if (panel.current) followAddress(panel.current, estimator);
      read();
    };
    follow();
    onQuery(follow, end.signal);
    return () => end.abort();
  }, [panel, estimator, read]);
  return { fields, errors, read };
}

/** Prints the page as a sheet: the style sheet of the page leaves out what is not part of the estimate. */
function printSheet(sheet: HTMLElement): void {
  sheet.toggleAttribute('data-sheet', true);
  addEventListener('afterprint', () => sheet.removeAttribute('data-sheet'), { once: true });
  print();
}

/** Fields and estimate. Without script, the document shows the estimate of the example. */
export function Estimator({ estimator }: EstimatorProps): ReactNode {
  const { services, locale, words } = estimator;
  const panel = useRef<HTMLDivElement>(null);
  const { fields, errors, read } = useFields(panel, estimator);
  const afterPress = useAfterPress();
  const clear = (): void => {
    const inputs = panel.current ? listInputs(panel.current) : [];
    for (const input of inputs) input.value = '';
    writeAddress(read(), estimator);
    unfold(inputs[0]);
    inputs[0]?.focus();
  };
  return (
    <div className={styles['estimator']}>
      <div
        ref={panel}
        className={styles['panel']}
        onChange={() => writeAddress(read(), estimator)}
        onBlur={({ target: { name } }: { target: Element & { name?: string } }) => {
          if (name) afterPress(() => read(name));
        }}
      >
        {services.map((service) => (
          <ServiceFields
            key={service.path}
            service={service}
            locale={locale}
            errors={errors}
            wrong={words.wrong}
          />
        ))}
      </div>
      <Estimate estimator={estimator} quantities={isValid(fields) ? fields : null} />
      <p className={styles['actions']}>
        <button type="button" className="button" onClick={() => panel.current && printSheet(panel.current)}>
          {words.print}
        </button>
        <button type="button" className="button-quiet" onClick={clear}>
          {words.clear}
        </button>
      </p>
    </div>
  );
}
