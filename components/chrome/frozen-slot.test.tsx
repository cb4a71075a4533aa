import { act } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FrozenSlot } from './frozen-slot.client';

let toggle: (shown: boolean) => void = () => undefined;

function Host(): ReactNode {
  const [shown, setShown] = useState(true);
  toggle = setShown;
  return shown ? <FrozenSlot id="page" /> : <p>another page</p>;
}

describe('FrozenSlot', () => {
  it('leaves the exported markup alone, and brings it back after another page was shown', async () => {
    const container = document.createElement('div');
    container.innerHTML = '<div class="frozen"><h1>exported</h1><a href="/en/">home</a></div>';
    document.body.append(container);
    const heading = container.querySelector('h1');
    await act(() => void hydrateRoot(container, <Host />));
    expect(container.querySelector('h1')).toBe(heading);
    act(() => toggle(false));
    expect(container.innerHTML).toBe('<p>another page</p>');
    act(() => toggle(true));
    expect(container.innerHTML).toBe('<div class="frozen"><h1>exported</h1><a href="/en/">home</a></div>');
  });
});
