import { dropPageCaches } from '#lib/service-worker/register';
import { reloadItem } from '#lib/storage/stored-items';
import { startRuntime } from './start-runtime';

jest.mock('#lib/service-worker/register');
jest.mock('./document-path', () => ({ readDocumentPath: () => '/en/a/' }));
jest.mock('./start-prefetching', () => ({ startPrefetching: () => undefined }));
jest.mock('./fetch-likely-templates', () => ({ fetchLikelyTemplates: () => Promise.resolve() }));
jest.mock('./watch-service-worker', () => ({ watchServiceWorker: () => () => false }));

const { dataset } = document.documentElement;
const mayReload = (): boolean => sessionStorage.getItem(reloadItem.name) === null;

beforeEach(() => {
  dataset['build'] = 'build-1';
  jest
    .mocked(dropPageCaches)
    .mockReset()
    .mockReturnValue(new Promise(() => undefined));
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});

afterEach(() => {
  sessionStorage.clear();
  delete dataset['leaving'];
  Reflect.deleteProperty(globalThis, 'fetch');
});

/** Starts the runtime in a document whose build check reports a newer build. */
async function lookAtNewerBuild(): Promise<void> {
  const answer = { status: 200, text: () => Promise.resolve('{"webpackCompilationHash":"build-2"}') };
  Object.assign(globalThis, { fetch: () => Promise.resolve(answer) });
  startRuntime(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 0));
}

test('a document of an older build is reloaded', async () => {
  await lookAtNewerBuild();
  expect(mayReload()).toBe(false);
  expect(dropPageCaches).toHaveBeenCalledTimes(1);
});

test('a link followed before the runtime started is not cancelled by the check of the build', async () => {
  dataset['leaving'] = '';
  await lookAtNewerBuild();
  expect(mayReload()).toBe(true);
  expect(dropPageCaches).not.toHaveBeenCalled();
});
