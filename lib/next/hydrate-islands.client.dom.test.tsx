import { act, fireEvent } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateIslands } from './hydrate-islands.client';

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

function Counter({ first }: { readonly first: number }): ReactNode {
  const [count, setCount] = useState(first);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

const importIsland = (name: string) => (name === 'counter' ? Promise.resolve(Counter as never) : undefined);

/** A document with an island of the given component. */
function show(name: string): void {
  const markup = renderToString(<Counter first={3} />);
  document.body.innerHTML = `<main><div class="static-slot"><p>text</p><div data-island="${name}" data-props='{"first":3}'>${markup}</div></div></main>`;
}

const button = (): HTMLButtonElement => {
  const found = document.querySelector('button');
  if (!found) throw new Error('There is no button.');
  return found;
};

const start = (load = importIsland): Promise<() => void> =>
  act(() => Promise.resolve(hydrateIslands(document, load, (island) => island)));

describe('hydrateIslands', () => {
  it('hydrates an island in its own markup, with the props of the document', async () => {
    show('counter');
    const exported = button();
    await start();
    expect(button()).toBe(exported);
    fireEvent.click(exported);
    expect(exported.textContent).toBe('4');
    expect(document.querySelector('[data-island]')?.hasAttribute('data-started')).toBe(true);
  });

  it.each([
    ['has no component', 'other', importIsland],
    ['does not come', 'counter', () => Promise.reject(new Error('offline'))],
  ])('keeps the markup of an island whose script %s', async (_, name, load) => {
    show(name);
    const { innerHTML } = document.body;
    await start(load);
    expect(document.body.innerHTML).toBe(innerHTML);
  });

  it('unmounts with its page, and mounts again when the page is shown again', async () => {
    show('counter');
    const end = await start();
    fireEvent.click(button());
    const left = document.body.innerHTML;
    await act(async () => {
      end();
      await Promise.resolve();
    });
    expect(document.querySelector('button')).toBeNull();
    document.body.innerHTML = left;
    await start();
    expect(button().textContent).toBe('3');
    fireEvent.click(button());
    expect(button().textContent).toBe('4');
  });

  it('keeps typed values if an extension has changed the markup', async () => {
    const mismatch = jest.fn((event: Event) => event.preventDefault());
    addEventListener('error', mismatch, { once: true });
    const Fields = (): ReactNode => (
      <form>
        <textarea name="text" />
        {['a', 'b'].map((value) => (
          <input key={value} type="radio" name="choice" value={value} />
        ))}
      </form>
    );
    document.body.innerHTML = `<div class="static-slot"><div data-island="fields">${renderToString(<Fields />)}</div></div>`;
    const find = (selector: string) => document.querySelector<HTMLInputElement>(selector);
    const exported = find('textarea');
    exported?.after(document.createElement('extension-icon'));
    Object.assign(exported ?? {}, { value: 'typed early' });
    find('[value="b"]')?.click();
    await start(() => Promise.resolve(Fields as never));
    expect(mismatch).toHaveBeenCalled();
    expect(find('textarea')).not.toBe(exported);
    expect(find('textarea')?.value).toBe('typed early');
    expect(find(':checked')?.value).toBe('b');
    expect(find('[value="a"]')?.checked).toBe(false);
  });

  it('hydrates nothing after its page was left', async () => {
    show('counter');
    const { innerHTML } = document.body;
    await act(async () => {
      hydrateIslands(document, importIsland, (island) => island)();
      await Promise.resolve();
    });
    expect(document.body.innerHTML).toBe(innerHTML);
  });
});
