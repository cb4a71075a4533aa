import { expectSound } from '#lib/charts/testing';
import type { Chart } from '#lib/core/chart';
import { listPages } from '#lib/registry/registry';

const times = listPages().flatMap(({ id, locale, view }) => {
  const { times: part } = view() as { times?: { chart: Chart } | null };
  return id.startsWith('services/') && part ? [[`${locale}/${id}`, part.chart] as const] : [];
});

describe('timetables of services', () => {
  it('are there in both languages', () => {
    expect(times.length).toBeGreaterThan(0);
    expect(times.length % 2).toBe(0);
  });

  it.each(times)('%s: all words stand free and within the drawing, at every width', (_name, { drawings }) => {
    for (const drawing of Object.values(drawings)) expectSound(drawing);
  });
});
