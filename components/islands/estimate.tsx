import type { ReactNode } from 'react';
import { DataTable } from '#components/ui/data-table';
import { estimateService, type Quantities, type ServiceCost } from '#lib/core/price-estimate';
import type { pricesPage } from '#lib/families/prices/family';
import { formatEuro, formatNumber } from '#lib/i18n/format';
import type { TemplateProps } from '#lib/page-model/template';
import styles from './estimator.module.css';

type Island = TemplateProps<typeof pricesPage>['view']['estimator']['island'];

/** A service of the view, with its name from the shared data. */
export type EstimatedService = Island['services'][number] & { readonly name: string };

export type EstimatorData = Omit<Island, 'services'> & { readonly services: readonly EstimatedService[] };

type EstimateProps = {
  readonly estimator: EstimatorData;
  /** Null if a field is invalid. */
  readonly quantities: Quantities | null;
};

type Line = { readonly service: EstimatedService; readonly cost: ServiceCost };

function listLines(services: readonly EstimatedService[], quantities: Quantities): Line[] {
  return services.flatMap((service) => {
    const cost = estimateService(service, quantities);
    return cost ? [{ service, cost }] : [];
  });
}

function toRow({ service, cost }: Line, quantities: Quantities, { locale, words }: EstimatorData): string[] {
  const counted = service.pieces.filter(({ id }) => quantities[id]);
  const monthly = formatEuro(cost.monthly, locale);
  return [
    service.name,
    counted.map(({ id, label }) => `${label}: ${formatNumber(quantities[id] ?? 0, locale)}`).join('; '),
    formatEuro(cost.setUp, locale, 0),
    cost.isMinimum ? words.least.replace('{amount}', monthly) : monthly,
  ];
}

type Figure = { readonly label: string; readonly value: string };

type Sums = { readonly once: number; readonly monthly: number };

const addUp = (lines: readonly Line[]): Sums => ({
  once: lines.reduce((sum, { cost }) => sum + cost.setUp, 0),
  monthly: lines.reduce((sum, { cost }) => sum + cost.monthly, 0),
});

/** Totals, with cents for a month as in the table; companies compare the amount of twelve months. */
function listTotals({ once, monthly }: Sums, { locale, words }: EstimatorData): readonly Figure[] {
  return [
    { label: words.once, value: formatEuro(once, locale, 0) },
    { label: words.aMonth, value: formatEuro(monthly, locale) },
    { label: words.firstYear, value: formatEuro(once + 12 * monthly, locale, 0) },
  ];
}

/** Spans, because `output` allows no list of terms; the last space separates them when they are read out. */
const Total = ({ label, value }: Figure): ReactNode => (
  <>
    <span className={styles['total']}>
      {label} <b>{value}</b>
    </span>{' '}
  </>
);

/** What the services of the quantities cost: totals that are read out, and a table by service. */
export function Estimate({ estimator, quantities }: EstimateProps): ReactNode {
  const { locale, services, words } = estimator;
  const lines = quantities ? listLines(services, quantities) : [];
  const sums = addUp(lines);
  const totals = listTotals(sums, estimator);
  const empty = quantities ? words.nothing : words.check;
  return (
    <>
      <output className={styles['sum']} aria-live="polite" aria-atomic="true">
        {lines.length > 0 ? totals.map((total) => <Total key={total.label} {...total} />) : empty}
      </output>
      {quantities && lines.length > 0 && (
        <DataTable
          caption={words.estimate}
          head={[words.service, words.quantities, words.once, words.aMonth]}
          rows={[
            ...lines.map((line) => toRow(line, quantities, estimator)),
            [words.total, '', formatEuro(sums.once, locale, 0), formatEuro(sums.monthly, locale)],
          ]}
          numeric={[2, 3]}
          strong={[lines.length]}
        />
      )}
    </>
  );
}
