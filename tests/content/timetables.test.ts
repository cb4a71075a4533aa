import { expectSound } from '#lib/charts/testing';
import type { Chart } from '#lib/core/chart';
import { listPages } from '#lib/registry/registry';

const times = listPages().flatMap(({ id, locale, view }) => {
  const { times: part } = view() as { times?: { chart: Chart } | null };
  return id.startsWith('services/') && part ? [[`${locale}/${id}`, part.chart] as const] : [];
});

describe('timetables of services', () => {
  it('exist in both languages', () => {
    expect(times.length).toBeGreaterThan(0);
    expect(times.length % 2).toBe(0);
  });

  it.each(times)('%s: no text overlaps or exceeds the drawing, at any width', (_name, { drawings }) => {
    for (const drawing of Object.values(drawings)) expectSound(drawing);
  });
});
