import type { PageContext } from '#lib/page-data/contract';
import type { PageSubscription } from '#lib/page-data/core/page-subscription';
import { fetchLikelyTemplates } from './fetch-likely-templates';

const fetchTemplate = jest.fn<Promise<void>, [readonly string[]]>();
let pageShown = (): void => undefined;
const pages: PageSubscription = {
  subscribe: (listener) => {
    pageShown = listener;
    return () => undefined;
  },
  current: () => ({}) as PageContext,
};

const markup = `
  <header><a href="/en/header/">Header</a></header>
  <main>
    <a href="/en/a/">A</a> <a href="/en/b/?from=a#part">B</a> <a href="#part">Part</a> <a href="/">Here</a>
    <a href="https://other.example/">Elsewhere</a> <svg><a href="/en/c/"><text>C</text></a></svg>
  </main>`;

beforeEach(() => {
  jest.useFakeTimers();
  fetchTemplate.mockReset().mockResolvedValue();
  document.body.innerHTML = markup;
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

test('uses the links of the page, including those in drawings, in a separate task', async () => {
  void fetchLikelyTemplates({ fetchTemplate }, pages);
  expect(fetchTemplate).not.toHaveBeenCalled();
  await jest.runAllTimersAsync();
  expect(fetchTemplate.mock.calls).toEqual([[['/en/a/', '/en/b/', '/en/c/']]]);
});

test('runs again for each page shown', async () => {
  void fetchLikelyTemplates({ fetchTemplate }, pages);
  await jest.runAllTimersAsync();
  document.body.innerHTML = '<main><a href="/en/d/">D</a></main>';
  pageShown();
  await jest.runAllTimersAsync();
  expect(fetchTemplate).toHaveBeenLastCalledWith(['/en/d/']);
});

test('never runs with data saver', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  void fetchLikelyTemplates({ fetchTemplate }, pages);
  await jest.runAllTimersAsync();
  expect(fetchTemplate).not.toHaveBeenCalled();
});

test('stops once a template is loaded', async () => {
  let come = (): void => undefined;
  fetchTemplate.mockReturnValue(new Promise((resolve) => (come = resolve)));
  const ended = jest.fn();
  void fetchLikelyTemplates({ fetchTemplate }, pages).then(ended);
  await jest.runAllTimersAsync();
  expect(ended).not.toHaveBeenCalled();
  come();
  await jest.runAllTimersAsync();
  expect(ended).toHaveBeenCalledTimes(1);
});
