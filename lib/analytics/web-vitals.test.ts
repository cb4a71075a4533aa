import { createInteractionDelay, createShiftSum, toVitalEvent } from './web-vitals';

const entry = (values: object) => ({
  entryType: '',
  name: '',
  startTime: 0,
  duration: 0,
  toJSON: () => ({}),
  ...values,
});

test.each([
  ['LCP', 1234.6, { action: 'LCP', name: 'good', value: 1235 }],
  ['LCP', 2500, { action: 'LCP', name: 'good', value: 2500 }],
  ['LCP', 2501, { action: 'LCP', name: 'needs-improvement', value: 2501 }],
  ['INP', 501, { action: 'INP', name: 'poor', value: 501 }],
  ['CLS', 0.0423, { action: 'CLS', name: 'good', value: 42 }],
  ['CLS', 0.3, { action: 'CLS', name: 'poor', value: 300 }],
] as const)('%s of %p is reported as %p', (name, value, event) => {
  expect(toVitalEvent(name, value)).toEqual({ category: 'vitals', ...event });
});

test('shifts add up within a session window, which ends after a gap of a second or after five seconds; those after input do not count', () => {
  const sum = createShiftSum();
  const values = [
    [100, 0.1],
    [900, 0.1],
    [1899, 0.1],
    [3000, 0.05],
  ].map(([startTime, value]) => sum(entry({ startTime, value })));
  expect(values.map((value) => Number(value.toFixed(2)))).toEqual([0.1, 0.2, 0.3, 0.3]);
  expect(sum(entry({ startTime: 3100, value: 1, hadRecentInput: true })).toFixed(2)).toBe('0.30');
  const long = createShiftSum();
  const bursts = [0, 900, 1800, 2700, 3600, 4500, 5400].map((startTime) =>
    long(entry({ startTime, value: 0.1 })),
  );
  expect(bursts.at(-1)?.toFixed(1)).toBe('0.6');
});

test('the slowest interaction counts, by its longest event', () => {
  const delay = createInteractionDelay();
  expect(delay(entry({ duration: 900 }))).toBeUndefined();
  expect(delay(entry({ interactionId: 1, duration: 80 }))).toBe(80);
  expect(delay(entry({ interactionId: 1, duration: 120 }))).toBe(120);
  expect(delay(entry({ interactionId: 2, duration: 100 }))).toBe(120);
  for (let id = 3; id <= 50; id += 1) delay(entry({ interactionId: id, duration: 50 }));
  expect(delay(entry({ interactionId: 51, duration: 50 }))).toBe(100);
});
