import { act } from '@testing-library/react';
import LayoutRouter from 'next/dist/client/components/layout-router';
import type { FullTransportData, FullTransportNode } from 'next/dist/shared/lib/rsc-transport';
import { useId, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import * as still from './still-router.client';
import StillRouter, { createInitialRouterState, createMutableActionQueue } from './still-router.client';

/** What Next's layout router imports: its own while the server renders, what the aliases put there in the browser. */
function mockEither(address: string): object {
  // The bundler puts in what jsdom lacks, and its own copy of a library in the place of a name.
  globalThis.TextEncoder ??= class {} as typeof TextEncoder;
  const read = (name: string): unknown => {
    const source = mockEither.isServer ? address : './still-layout';
    return jest.requireActual<Record<string, unknown>>(source)[name];
  };
  return new Proxy({}, { get: (_, name) => (typeof name === 'string' ? read(name) : undefined) });
}
mockEither.isServer = false;

jest.mock('react-server-dom-webpack/client', () => ({}), { virtual: true });
jest.mock('next/dist/client/components/instant-validation/boundary', () => ({}));
jest.mock('next/dist/client/components/redirect-boundary', () =>
  mockEither('next/dist/client/components/redirect-boundary'),
);
jest.mock('next/dist/client/components/http-access-fallback/error-boundary', () =>
  mockEither('next/dist/client/components/http-access-fallback/error-boundary'),
);
jest.mock('next/dist/client/components/render-tree', () =>
  mockEither('next/dist/client/components/render-tree'),
);
jest.mock('next/dist/client/route-params', () => mockEither('next/dist/client/route-params'));

type GlobalError = ComponentProps<typeof StillRouter>['globalErrorState'];
const errorOf: GlobalError = [({ error }) => <p>{`error page: ${String(error)}`}</p>, null];

/** What a document's data give the layout router. */
const LayoutSlot: ComponentType<Partial<ComponentProps<typeof LayoutRouter>>> =
  LayoutRouter as ComponentType<object>;

const slot = (key: string): ReactNode => <LayoutSlot parallelRouterKey={key} template={<Template />} />;

/** Next's own template shows what the layout router puts into a context. */
function Template(): ReactNode {
  const { default: Rendered } = jest.requireActual<{ readonly default: ComponentType }>(
    'next/dist/client/components/render-from-template-context',
  );
  return <Rendered />;
}

function Ids(): ReactNode {
  return <p id={useId()}>page</p>;
}

const segment = (s: FullTransportNode['s'], r: ReactNode, child?: FullTransportNode): FullTransportNode => ({
  s,
  d: { r, p: false, v: null },
  ...(child && { c: new Map([['children', child]]) }),
});

/** The data of a document as Next writes them: a root, a language and a page. */
const dataOf = (page: ReactNode): FullTransportData => ({
  t: segment(
    '',
    <main>{slot('children')}</main>,
    segment(
      { n: 'locale', t: 'd', k: 'de', s: null },
      <section>{slot('children')}</section>,
      segment('__PAGE__', page),
    ),
  ),
  h: { r: <b>head</b>, p: false, v: null },
});

function Still({ page }: { readonly page: ReactNode }): ReactNode {
  const state = createInitialRouterState({ initialRSCPayload: { t: dataOf(page) } });
  return <StillRouter actionQueue={createMutableActionQueue(state)} globalErrorState={errorOf} />;
}

type Loose = (options: object) => object;
type Router = ComponentType<{ actionQueue: object; globalErrorState: GlobalError }>;

/** What the server renders: the same data through Next's own router. */
function NextsOwn({ page }: { readonly page: ReactNode }): ReactNode {
  const { createInitialRouterState: createState } = jest.requireActual<{ createInitialRouterState: Loose }>(
    'next/dist/client/components/router-reducer/create-initial-router-state',
  );
  const { createMutableActionQueue: queue } = jest.requireActual<{ createMutableActionQueue: Loose }>(
    'next/dist/client/components/app-router-instance',
  );
  const { default: AppRouter } = jest.requireActual<{ default: Router }>(
    'next/dist/client/components/app-router',
  );
  const initialRSCPayload = { c: ['', 'de', ''], q: '', i: false, S: true, t: dataOf(page) };
  const state = createState({ navigatedAt: 0, initialRSCPayload, location: null });
  return <AppRouter actionQueue={queue(state)} globalErrorState={errorOf} />;
}

const { renderToString } = jest.requireActual<{ renderToString: (node: ReactNode) => string }>(
  'react-dom/server',
);

async function hydrate(page: ReactNode, markup: string): Promise<{ container: Element; errors: unknown[] }> {
  const container = document.createElement('div');
  container.innerHTML = markup;
  const errors: unknown[] = [];
  const report = (error: unknown): void => void errors.push(error);
  // React would begin again without end where its report of a difference throws.
  jest.spyOn(console, 'error').mockImplementation(report);
  const options = { onRecoverableError: report, onCaughtError: report };
  await act(() => hydrateRoot(container, <Still page={page} />, options));
  return { container, errors };
}

describe("still router: it stays at its document's page", () => {
  it("hydrates what Next's own has rendered, ids included", async () => {
    mockEither.isServer = true;
    const markup = renderToString(<NextsOwn page={<Ids />} />);
    mockEither.isServer = false;
    expect(markup).toMatch(/<b>head<\/b><main><section><p id="[^"]+">page<\/p><\/section><\/main>/);
    const { container, errors } = await hydrate(<Ids />, markup);
    expect(errors).toEqual([]);
    expect(container.innerHTML).toBe(markup);
  });

  it('shows head and page by itself too', async () => {
    const { container } = await hydrate(<i>page</i>, '');
    expect(container.innerHTML).toBe('<b>head</b><main><section><i>page</i></section></main>');
  });

  it("shows the site's error page where a page fails", async () => {
    const Broken = (): ReactNode => {
      throw new Error('broken');
    };
    const { container } = await hydrate(<Broken />, '');
    expect(container.innerHTML).toBe('<p>error page: Error: broken</p>');
  });

  it.each(['callServer', 'createInitialRSCPayloadFromFallbackPrerender'] as const)(
    '%s is refused',
    (name) => {
      expect(() => still[name]()).toThrow('A static export has neither');
    },
  );
});
