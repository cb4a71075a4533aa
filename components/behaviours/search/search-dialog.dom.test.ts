import { createSearchDialog } from './search-dialog';

const load = jest.fn();
jest.mock('./load-json', () => ({ loadJson: (path: string): unknown => load(path) }));

// jsdom knows the element and not its methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function create() {
  document.body.innerHTML =
    '<a href="/en/search/" data-search="Search" data-failed="Needs a connection" data-close="Close search">Search</a>';
  const link = document.querySelector('a');
  if (!link) throw new Error('There is no link.');
  const made = createSearchDialog({ link, language: 'en' });
  const dialog = document.querySelector('dialog');
  const field = document.querySelector('input');
  const all = document.querySelector<HTMLAnchorElement>('[data-all]');
  if (!dialog || !field || !all) throw new Error('There is no dialog.');
  return { ...made, dialog, field, all };
}

beforeEach(() => {
  load.mockReset();
  load.mockRejectedValue(new Error('offline'));
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
  field.value = 'fees & more';
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  await settle();
  expect(dialog.querySelector('[role=status]')?.textContent).toBe('Needs a connection');
  expect(all.getAttribute('href')).toBe('/en/search/?q=fees+%26+more');
});

it('closes by Escape, its button, a click beside it and the page', () => {
  const { open, close, dialog, field } = create();
  const ways = [
    () => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
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
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, isComposing: true }));
  expect(dialog.open).toBe(true);
});
