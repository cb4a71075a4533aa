import type { ReactNode } from 'react';

let scrollTo: jest.SpyInstance;
const slot = '<div class="static-slot" data-static="page"><h1>exported</h1><input></div>';

/** Hydrates a document's slot with fresh modules. */
async function hydrate(html: string) {
  document.body.innerHTML = `<div>${html}</div>`;
  const container = document.body.firstElementChild ?? document.body;
  const input = container.querySelector('input');
  if (input) {
    input.value = 'typed';
    input.focus();
    input.setSelectionRange(2, 3);
  }
  jest.resetModules();
  const { act } = await import('react');
  const { hydrateRoot } = await import('react-dom/client');
  const { StaticSlot } = await import('./static-slot.client');
  const host = (shown: boolean): ReactNode => (
    <main>{shown ? <StaticSlot id="page" /> : <p>another page</p>}</main>
  );
  const onRecoverableError = jest.fn();
  const root = await act(() => hydrateRoot(container, host(true), { onRecoverableError }));
  const show = (shown: boolean): void => act(() => root.render(host(shown)));
  return {
    container,
    isSameInput: () => container.querySelector('input') === input,
    input,
    onRecoverableError,
    show,
  };
}

beforeEach(() => {
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

describe('StaticSlot', () => {
  it('keeps the exported markup, and restores it after another page was shown', async () => {
    const { container, isSameInput, onRecoverableError, show } = await hydrate(`<main>${slot}</main>`);
    expect(isSameInput()).toBe(true);
    expect(onRecoverableError).not.toHaveBeenCalled();
    show(false);
    expect(container.innerHTML).toBe('<main><p>another page</p></main>');
    show(true);
    expect(container.innerHTML).toBe(`<main>${slot}</main>`);
  });

  it.each([
    ['an element of the same name ahead', `<main>extension</main><main>${slot}</main>`],
    ['an element in main', `<main><div>extension</div>${slot}</main>`],
    ['a text in main', `<main>translated${slot}</main>`],
    ['another element around', `<section>${slot}</section>`],
  ])('keeps the exported nodes and typed values if hydration fails: %s', async (_what, html) => {
    const { container, input, isSameInput, onRecoverableError, show } = await hydrate(html);
    expect(onRecoverableError).toHaveBeenCalledTimes(1);
    expect(container.innerHTML).toBe(`<main>${slot}</main>`);
    expect(isSameInput()).toBe(true);
    expect(input?.value).toBe('typed');
    expect(document.activeElement).toBe(input);
    expect([input?.selectionStart, input?.selectionEnd]).toEqual([2, 3]);
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    show(false);
    show(true);
    expect(container.innerHTML).toBe(`<main>${slot}</main>`);
  });
});
