import { act, fireEvent } from '@testing-library/react';
import { createSearchDialog, type SearchDialog } from './search.client';

const load = jest.fn();

// jsdom has the element without its methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
AbortSignal.timeout = () => new AbortController().signal;

const settle = (): Promise<unknown> => act(() => new Promise((resolve) => setTimeout(resolve)));

function create() {
  document.body.innerHTML =
    '<a href="/en/search/" data-search="Search" data-failed="Needs a connection" data-close="Close search">Search</a>';
  const link = document.querySelector('a');
  if (!link) throw new Error('There is no link.');
  let made: SearchDialog | undefined;
  act(() => void (made = createSearchDialog({ link, language: 'en' })));
  const dialog = document.querySelector('dialog');
  const field = document.querySelector('input');
  const all = document.querySelector<HTMLAnchorElement>('[data-all]');
  if (!made || !dialog || !field || !all) throw new Error('There is no dialog.');
  return { ...made, dialog, field, all };
}

beforeEach(() => {
  load.mockReset();
  load.mockRejectedValue(new Error('offline'));
  window.fetch = load;
});

it('has names from the link, and opens with its field', async () => {
  const { open, dialog, field, all } = create();
  open();
  await settle();
  expect(dialog.open).toBe(true);
  expect(dialog.getAttribute('aria-label')).toBe('Search');
  expect(field.getAttribute('aria-label')).toBe('Search');
  expect(all.textContent).toBe('Search');
  expect(all.getAttribute('href')).toBe('/en/search/');
});

it('says that it needs a connection, and leads on with what was typed', async () => {
  const { open, dialog, field, all } = create();
  open();
  fireEvent.input(field, { target: { value: 'fees & more' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await settle();
  expect(dialog.querySelector('[role=status]')?.textContent).toBe('Needs a connection');
  expect(all.getAttribute('href')).toBe('/en/search/?q=fees+%26+more');
});

it('has the words of the index at its foot once they come, and the choice of the key', async () => {
  localStorage.clear();
  const { dialog, field, all } = create();
  act(() => field.focus());
  await settle();
  expect(dialog.querySelector('[type=checkbox]')).toBeNull();
  load.mockResolvedValue({
    ok: true,
    json: () =>
      Promise.resolve({
        words: { searchPage: 'To the search page', key: 'Key /', ways: 'Useful pages' },
        ways: [{ name: 'Help', path: '/en/support/' }],
      }),
  });
  act(() => field.blur());
  act(() => field.focus());
  await settle();
  expect(all.textContent).toBe('To the search page');
  // Useful pages fill the dialog until something is searched.
  const useful = (): (string | null)[] =>
    [...dialog.querySelectorAll('[data-ways] a')].map((link) => link.getAttribute('href'));
  expect(useful()).toEqual(['/en/support/']);
  fireEvent.input(field, { target: { value: 'iban' } });
  await settle();
  expect(useful()).toEqual([]);
  const box = dialog.querySelector<HTMLInputElement>('[type=checkbox]');
  if (!box) throw new Error('There is no choice.');
  expect([box.checked, box.labels?.[0]?.textContent]).toEqual([true, 'Key /']);
  fireEvent.click(box);
  expect(localStorage).toHaveLength(1);
  fireEvent.click(box);
  expect(localStorage).toHaveLength(0);
});

it('closes by Escape, its button, a click beside it and the page', () => {
  const { open, close, dialog, field } = create();
  const ways = [
    () => fireEvent.keyDown(field, { key: 'Escape' }),
    () => dialog.querySelector<HTMLElement>('[aria-label="Close search"]')?.click(),
    () => dialog.click(),
    close,
  ];
  for (const way of ways) {
    open();
    way();
    expect(dialog.open).toBe(false);
  }
  open();
  field.click();
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(dialog.open).toBe(true);
});
