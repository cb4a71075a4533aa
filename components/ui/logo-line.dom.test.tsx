import { render, screen } from '@testing-library/react';
import { LogoLine } from './logo-line';

describe('LogoLine', () => {
  it('draws a symbol for known slugs and prints every name in full', () => {
    render(
      <LogoLine
        label="Customers"
        items={[
          { name: 'Marktgleis', slug: 'marktgleis', path: '/en/x/' },
          { name: 'Nobody', slug: 'toString' },
        ]}
      />,
    );
    const [known, unknown] = screen.getAllByRole('listitem');
    expect(screen.getByRole('link')).toMatchObject({ textContent: 'Marktgleis', pathname: '/en/x/' });
    expect(known?.querySelector('svg path')).not.toBeNull();
    expect(unknown?.textContent).toBe('Nobody');
    expect(unknown?.querySelector('svg, a')).toBeNull();
  });
});
