import { decideAll } from '#lib/consent/status';
import { createReporter } from './data-layer';

const isArguments = (value: unknown): boolean =>
  Object.prototype.toString.call(value) === '[object Arguments]';
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

test('starts with the environment and the consent defaults, as Google’s tags expect', () => {
  const dataLayer: unknown[] = [];
  createReporter(dataLayer, 'production');
  expect(dataLayer[0]).toEqual({ environment: 'production' });
  expect(isArguments(dataLayer[1])).toBe(true);
  expect([...(dataLayer[1] as ArrayLike<unknown> & Iterable<unknown>)]).toEqual([
    'consent',
    'default',
    { ...denied, wait_for_update: 1500 },
  ]);
  expect(dataLayer).toHaveLength(2);
});

test('omits an unnamed environment', () => {
  const dataLayer: unknown[] = [];
  createReporter(dataLayer, undefined);
  expect(dataLayer.filter((entry) => !isArguments(entry))).toEqual([]);
});

test.each([
  [decideAll(0), denied],
  [decideAll(-1), denied],
  [
    { ...decideAll(0), analytics: 1 },
    { ...denied, analytics_storage: 'granted' },
  ],
  [
    { ...decideAll(0), remarketing: 1 },
    {
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
      analytics_storage: 'denied',
    },
  ],
])('the decisions %p become %p', (statuses, signals) => {
  const dataLayer: unknown[] = [];
  createReporter(dataLayer, undefined).consent(statuses);
  expect([...(dataLayer[1] as Iterable<unknown>)]).toEqual(['consent', 'update', signals]);
  expect(dataLayer[2]).toEqual({ event: 'consent', consent: statuses });
});

test('page views and custom events omit missing values', () => {
  const dataLayer: unknown[] = [];
  const reporter = createReporter(dataLayer, undefined);
  reporter.pageView({ title: 'Imprint', location: 'https://a.example/' });
  reporter.custom({ category: 'link', action: 'outbound', name: 'https://b.example/' });
  expect(dataLayer.slice(1)).toEqual([
    { event: 'pageview', title: 'Imprint', location: 'https://a.example/' },
    { event: 'custom', category: 'link', action: 'outbound', name: 'https://b.example/' },
  ]);
  expect(Object.keys(dataLayer[2] as object)).toEqual(['event', 'category', 'action', 'name']);
});

test('earlier entries can be removed except the first ones and the current page', () => {
  const foreign = { event: 'of a browser extension' };
  const dataLayer: unknown[] = [foreign];
  const reporter = createReporter(dataLayer, 'production');
  const [, ...beginning] = dataLayer;
  reporter.pageView({ title: 'Home', location: 'https://a.example/en/' });
  reporter.consent(decideAll(0));
  reporter.custom({ category: 'link', action: 'outbound', name: 'https://b.example/' });
  const shown = { title: 'Imprint', location: 'https://a.example/en/imprint/' };
  reporter.pageView(shown);
  reporter.custom({ category: 'link', action: 'language', name: 'de' });
  reporter.forgetPast();
  expect(dataLayer).toEqual([...beginning, { event: 'pageview', ...shown }]);
  reporter.consent(decideAll(1));
  expect(dataLayer).toHaveLength(5);
});
