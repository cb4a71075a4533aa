import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FrozenSlot } from './frozen-slot.client';

function Host({ shown }: { readonly shown: boolean }): ReactNode {
  return shown ? <FrozenSlot id="page" /> : <p>another page</p>;
}

describe('FrozenSlot', () => {
  it('leaves the exported markup alone, and brings it back after another page was shown', async () => {
    const container = document.createElement('div');
    container.innerHTML = '<div class="frozen"><h1>exported</h1><a href="/en/">home</a></div>';
    document.body.append(container);
    const heading = container.querySelector('h1');
    const root = await act(() => hydrateRoot(container, <Host shown />));
    expect(container.querySelector('h1')).toBe(heading);
    act(() => root.render(<Host shown={false} />));
    expect(container.innerHTML).toBe('<p>another page</p>');
    act(() => root.render(<Host shown />));
    expect(container.innerHTML).toBe('<div class="frozen"><h1>exported</h1><a href="/en/">home</a></div>');
  });
});
