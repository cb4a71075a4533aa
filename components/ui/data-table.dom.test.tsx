import { render, screen, within } from '@testing-library/react';
import { DataTable } from './data-table';

describe('DataTable', () => {
  it('has an accessible name and row headers, and marks numeric columns in head and body', () => {
    render(
      <DataTable
        caption="Prices"
        head={['Account', 'Price', 'More']}
        rows={[
          ['Basic', '1 €', { html: '<a href="/en/">link</a>' }],
          ['Basic', '2 €', 'none'],
        ]}
        numeric={[1]}
      />,
    );
    const rows = within(screen.getByRole('table', { name: 'Prices' })).getAllByRole('row');
    const [head, first] = rows;
    if (!head || !first) throw new Error('no rows');
    expect(rows).toHaveLength(3);
    expect(within(first).getByRole('rowheader').textContent).toBe('Basic');
    expect(within(first).getByRole('link').textContent).toBe('link');
    expect([...head.children, ...first.children].map(({ className }) => className !== '')).toEqual([
      false,
      true,
      false,
      false,
      true,
      false,
    ]);
  });

  it('hides a caption that repeats the heading, and keeps it as the name of the table', () => {
    render(<DataTable caption="Prices" head={['Step', 'Time']} rows={[['Check', '1 day']]} repeatsHeading />);
    expect(screen.getByText('Prices').className).toBe('visually-hidden');
    expect(screen.getByRole('table', { name: 'Prices' })).toBeDefined();
  });

  it('labels cells with their column where rows stack, but not where the table scrolls', () => {
    const readColumns = (onPhones: 'stack' | 'scroll'): (string | null)[] => {
      const { container, unmount } = render(
        <DataTable
          caption="Prices"
          head={['Account', 'Price', 'More']}
          rows={[['Basic', '1 €', 'none']]}
          onPhones={onPhones}
        />,
      );
      const columns = [...container.querySelectorAll('tbody > tr > *')].map((cell) =>
        cell.getAttribute('data-column'),
      );
      unmount();
      return columns;
    };
    expect(readColumns('stack')).toEqual([null, 'Price', 'More']);
    expect(readColumns('scroll')).toEqual([null, null, null]);
  });

  it('stacks rows of two cells only with `pair`', () => {
    const stacks = (onPhones?: 'pair'): boolean => {
      const { container, unmount } = render(
        <DataTable
          caption="Times"
          head={['Step', 'Time']}
          rows={[['Check', '1 day']]}
          {...(onPhones && { onPhones })}
        />,
      );
      const found = container.querySelector('.stacks') !== null;
      unmount();
      return found;
    };
    expect([stacks(), stacks('pair')]).toEqual([false, true]);
  });

  it.each([
    ['stack', 0],
    ['pair', 0],
    ['scroll', 1],
  ] as const)('takes the focus only where it scrolls: %s', (onPhones, count) => {
    const head = ['Account', 'Price', 'More'];
    render(<DataTable caption="Prices" head={head} rows={[['Basic', '1 €', 'none']]} onPhones={onPhones} />);
    expect(document.querySelectorAll('[tabindex]')).toHaveLength(count);
    expect(screen.queryAllByRole('group', { name: 'Prices' })).toHaveLength(count);
  });
});
