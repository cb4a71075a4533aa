import { render, screen } from '@testing-library/react';
import { Notice } from './notice';
import { Section } from './section';

describe('Section', () => {
  it('is a landmark named by its title, and no landmark without one', () => {
    render(
      <Section id="steps" title="Steps" level={3}>
        text
      </Section>,
    );
    render(<Section id="bare">text</Section>);
    expect(screen.getAllByRole('region').map(({ id }) => id)).toEqual(['steps']);
    screen.getByRole('heading', { level: 3, name: 'Steps' });
  });

  it('uses the dark theme on an ink ground only', () => {
    render(
      <Section id="ink" tone="ink">
        <p>on ink</p>
      </Section>,
    );
    render(
      <Section id="mist" tone="mist">
        <p>on mist</p>
      </Section>,
    );
    expect(screen.getByText('on ink').closest('[data-theme]')?.getAttribute('data-theme')).toBe('dark');
    expect(screen.getByText('on mist').closest('[data-theme]')).toBeNull();
  });
});

describe('Notice', () => {
  it('is an alert only for the tone `stop`', () => {
    for (const tone of ['info', 'clear', 'caution', 'stop'] as const)
      render(<Notice tone={tone} html={tone} />);
    expect(screen.getAllByRole('note').map(({ textContent }) => textContent)).toEqual([
      'info',
      'clear',
      'caution',
    ]);
    expect(screen.getByRole('alert').textContent).toBe('stop');
  });
});
