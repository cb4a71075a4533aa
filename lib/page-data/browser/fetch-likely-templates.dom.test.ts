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

test('asks with the addresses of the page, drawings included, in a task of its own', async () => {
  void fetchLikelyTemplates({ fetchTemplate }, pages);
  expect(fetchTemplate).not.toHaveBeenCalled();
  await jest.runAllTimersAsync();
  expect(fetchTemplate.mock.calls).toEqual([[['/en/a/', '/en/b/', '/en/c/']]]);
});

test('asks anew with each page that is shown', async () => {
  void fetchLikelyTemplates({ fetchTemplate }, pages);
  await jest.runAllTimersAsync();
  document.body.innerHTML = '<main><a href="/en/d/">D</a></main>';
  pageShown();
  await jest.runAllTimersAsync();
  expect(fetchTemplate).toHaveBeenLastCalledWith(['/en/d/']);
});

test('never asks where data are saved', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  void fetchLikelyTemplates({ fetchTemplate }, pages);
  await jest.runAllTimersAsync();
  expect(fetchTemplate).not.toHaveBeenCalled();
});

test('ends with the template', async () => {
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
