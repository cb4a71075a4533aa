import { toVitalEvent } from './web-vitals';

test.each([
  [{ name: 'LCP', value: 1234.6, rating: 'good' }, { category: 'vitals', action: 'LCP', name: 'good', value: 1235 }],
  [{ name: 'CLS', value: 0.0423, rating: 'needs-improvement' }, { category: 'vitals', action: 'CLS', name: 'needs-improvement', value: 42 }],
] as const)('%p is reported as %p', (metric, event) => {
  expect(toVitalEvent(metric)).toEqual(event);
});
