import type { Metric } from 'web-vitals';
import type { CustomEvent } from './events';

/** A measured value as a custom event: milliseconds, the layout shift in thousandths. */
export function toVitalEvent({ name, value, rating }: Pick<Metric, 'name' | 'value' | 'rating'>): CustomEvent {
  return { category: 'vitals', action: name, name: rating, value: Math.round(name === 'CLS' ? value * 1000 : value) };
}

/** Measures how the document felt to its visitor; fetched only with consent. */
export async function reportWebVitals(report: (event: CustomEvent) => void): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure((metric) => report(toVitalEvent(metric)));
}
