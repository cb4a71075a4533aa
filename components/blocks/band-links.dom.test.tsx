import { render, screen } from '@testing-library/react';
import { BandLinks } from './band-links';

const cards = { name: 'Cards', path: '/en/services/cards/' };

describe('BandLinks', () => {
  it('lists pages by name, and links with the reason to follow them', () => {
    render(<BandLinks title="Related" items={[cards]} reasons={['<a href="/en/x/">X</a>: why']} />);
    screen.getByRole('heading', { level: 3, name: 'Related' });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/x/',
      cards.path,
    ]);
    screen.getByText(/: why/);
  });

  it('names a page once that is in two lists', () => {
    render(<BandLinks title="Related" items={[cards, { ...cards, name: 'Cards of the bank' }]} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('is left out without pages', () => {
    const { container } = render(<BandLinks title="Related" items={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
