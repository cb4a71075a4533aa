import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tabs } from '#components/ui/tabs';
import { addTabsBehaviour } from './tabs-behaviour';

const items = ['one', 'two', 'three'].map((id) => ({
  id,
  title: `Tab ${id}`,
  html: `<p id="in-${id}">Text ${id}</p>`,
}));

const tab = (id: string): HTMLElement => screen.getByRole('tab', { name: `Tab ${id}` });
const selected = (): string[] =>
  screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);
const shown = (): string[] => [...document.querySelectorAll('section:not([hidden])')].map(({ id }) => id);
const settle = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

beforeAll(() => addTabsBehaviour(document));
afterEach(() => {
  location.hash = '';
});

async function show(): Promise<void> {
  render(<Tabs id="tabs" items={items} />);
  await settle();
}

describe('tabs', () => {
  it('are headings and texts before the behaviour comes', () => {
    const asleep = document.implementation.createHTMLDocument();
    render(<Tabs id="tabs" items={items} />, { container: asleep.body });
    expect(asleep.querySelector('[role="tablist"]')?.hasAttribute('hidden')).toBe(true);
    expect([...asleep.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
      'Tab one',
      'Tab two',
      'Tab three',
    ]);
    expect(asleep.querySelectorAll('section[hidden], [role="tabpanel"]')).toHaveLength(0);
  });

  it('wake whenever a page is put in, the first one open', async () => {
    await show();
    expect([selected(), shown()]).toEqual([['Tab one'], ['one']]);
    expect(screen.getByRole('tabpanel', { name: 'Tab one' }).id).toBe('one');
    expect(document.getElementById('two')?.getAttribute('hidden')).toBe('until-found');
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  });

  it('open by click, and stay open when something else is put in', async () => {
    await show();
    fireEvent.click(tab('three'));
    render(<p>news</p>);
    await settle();
    expect([selected(), shown()]).toEqual([['Tab three'], ['three']]);
  });

  it.each([
    ['ArrowRight', 'one', 'two'],
    ['ArrowRight', 'three', 'one'],
    ['ArrowLeft', 'one', 'three'],
    ['ArrowLeft', 'three', 'two'],
    ['Home', 'three', 'one'],
    ['End', 'one', 'three'],
  ])('%s leads from %s to %s and takes the focus there', async (key, from, to) => {
    await show();
    fireEvent.click(tab(from));
    expect(fireEvent.keyDown(tab(from), { key })).toBe(false);
    expect([selected(), shown()]).toEqual([[`Tab ${to}`], [to]]);
    expect(document.activeElement).toBe(tab(to));
  });

  it('leave other keys, and keys with a modifier, alone', async () => {
    await show();
    expect(fireEvent.keyDown(tab('one'), { key: 'a' })).toBe(true);
    expect(fireEvent.keyDown(tab('one'), { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: 'ArrowRight' })).toBe(true);
    expect(selected()).toEqual(['Tab one']);
  });

  it('open what the address names, on arrival and later', async () => {
    // Without an event, as by a soft navigation.
    history.replaceState(null, '', '#in-two');
    await show();
    expect(shown()).toEqual(['two']);
    location.hash = '#three';
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(shown()).toEqual(['three']);
  });

  it('open where a search in the page finds something', async () => {
    await show();
    fireEvent(screen.getByText('Text two'), new Event('beforematch', { bubbles: true }));
    expect([selected(), shown()]).toEqual([['Tab two'], ['two']]);
  });

  it('are independent of each other', async () => {
    await show();
    render(
      <Tabs
        id="more"
        items={[
          { id: 'four', title: 'Tab four', html: '' },
          { id: 'five', title: 'Tab five', html: '' },
        ]}
      />,
    );
    await settle();
    fireEvent.click(tab('five'));
    expect(selected()).toEqual(['Tab one', 'Tab five']);
  });
});
