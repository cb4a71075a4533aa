import { render, screen } from '@testing-library/react';
import { EntryList } from './entry-list';

describe('EntryList', () => {
  it('has the title first in the DOM, then date and kind', () => {
    render(
      <EntryList
        level={2}
        items={[
          {
            name: 'Title',
            path: '/en/x/',
            text: 'Gist',
            meta: ['Blog'],
            day: { iso: '2026-11-20', text: '20 November 2026' },
          },
        ]}
      />,
    );
    expect(screen.getByRole('listitem').textContent).toBe('Title20 November 2026BlogGist');
    expect(screen.getByText('20 November 2026').getAttribute('datetime')).toBe('2026-11-20');
    expect(screen.getByRole('heading', { level: 2 }).querySelector('a')?.getAttribute('href')).toBe('/en/x/');
  });

  it('has no column for date and kind if no entry has them', () => {
    const entries = [
      { name: 'One', path: '/1/' },
      { name: 'Two', path: '/2/', meta: [] },
    ];
    render(<EntryList level={3} items={entries} />);
    render(<EntryList level={3} items={[...entries, { name: 'Three', path: '/3/', meta: ['Berlin'] }]} />);
    expect(screen.getAllByRole('list').map((list) => list.hasAttribute('data-plain'))).toEqual([true, false]);
  });
});
