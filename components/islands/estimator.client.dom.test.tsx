import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Estimator, type EstimatorProps } from './estimator.client';

const estimator: EstimatorProps['estimator'] = {
  locale: 'en',
  services: [
    {
      ...{ path: '/en/services/accounts/', name: 'Accounts', setUp: 20_000, monthly: 1500 },
      pieces: [{ id: 'accounts', label: 'Accounts held', price: 0.9, example: 3000 }],
    },
    {
      ...{ path: '/en/services/cards/', name: 'Cards', setUp: 45_000, monthly: 4500 },
      pieces: [{ id: 'cards', label: 'Active cards', price: 0.95 }],
    },
  ],
  words: {
    ...{
      estimate: 'Estimate',
      service: 'Service',
      quantities: 'Quantities',
      once: 'Once',
      aMonth: 'A month',
      firstYear: 'First year',
    },
    ...{ total: 'Total', nothing: 'No number.', check: 'Check.', clear: 'Clear', print: 'Print' },
    ...{ wrong: 'Wrong.', least: '{amount} (minimum)' },
  },
};

const field = (label: string): HTMLInputElement => screen.getByLabelText(label);
const type = (label: string, value: string): boolean => fireEvent.change(field(label), { target: { value } });
const sum = (): string => screen.getByRole('status').textContent.trim();
const cells = (): string[] => screen.queryAllByRole('cell').map(({ textContent }) => textContent);

function open(query = ''): void {
  history.replaceState({ own: 1 }, '', `/en/prices/${query}`);
  render(<Estimator estimator={estimator} />);
}

it('prices its example in the document, without an address', () => {
  document.body.innerHTML = renderToString(<Estimator estimator={estimator} />);
  expect(sum()).toBe('Once €20,000 A month €2,700.00 First year €52,400');
  document.body.replaceChildren();
  open();
  expect(sum()).toBe('Once €20,000 A month €2,700.00 First year €52,400');
  expect(location.search).toBe('');
});

it('prices what is typed, by service and in total, and keeps it in the address', () => {
  open('?utm_source=x');
  type('Active cards', '2,000');
  expect(cells()).toEqual([
    ...['Accounts held: 3,000', '€20,000', '€2,700.00'],
    ...['Active cards: 2,000', '€45,000', '€4,500.00 (minimum)'],
    ...['', '€65,000', '€7,200.00'],
  ]);
  expect(location.search).toBe('?utm_source=x&count-accounts=3000&count-cards=2000');
  expect(history.state).toEqual({ own: 1 });
});

it('starts with the numbers of its address instead of the example', () => {
  open('?count-cards=10000');
  expect([field('Accounts held').value, field('Active cards').value]).toEqual(['', '10,000']);
  expect(sum()).toBe('Once €45,000 A month €9,500.00 First year €159,000');
});

it('follows Back', () => {
  open('?count-cards=10000');
  history.replaceState(null, '', '/en/prices/?count-accounts=10001');
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(sum()).toBe('Once €20,000 A month €9,000.90 First year €128,011');
});

it.each(['-1', '1.5', 'many', '100,000,001'])(
  'has no estimate for %j, and says why once it is left',
  (text) => {
    open();
    type('Active cards', text);
    expect([sum(), cells(), location.search]).toEqual(['Check.', [], '']);
    expect(screen.queryByText('Wrong.')).toBeNull();
    fireEvent.blur(field('Active cards'));
    expect(field('Active cards').getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById('estimate-cards-message')?.textContent).toBe('Wrong.');
    type('Active cards', '1');
    expect(screen.queryByText('Wrong.')).toBeNull();
    expect(cells()).not.toEqual([]);
  },
);

it('clears all numbers, the address too, and puts the focus into the first field', () => {
  open('?count-accounts=5&count-cards=7');
  fireEvent.click(screen.getByText('Clear'));
  expect([sum(), cells(), location.search]).toEqual(['No number.', [], '']);
  expect(document.activeElement).toBe(field('Accounts held'));
});

it('marks the sheet only while it is printed', () => {
  open();
  const marked: number[] = [];
  const count = (): void => void marked.push(document.querySelectorAll('[data-sheet]').length);
  jest.spyOn(window, 'print').mockImplementation(count);
  fireEvent.click(screen.getByText('Print'));
  dispatchEvent(new Event('afterprint'));
  count();
  expect(marked).toEqual([1, 0]);
});
