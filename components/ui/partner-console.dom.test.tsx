import { render, screen, within } from '@testing-library/react';
import { PartnerConsole } from './partner-console';

const payment = (reference: string) =>
  ({ reference, payee: 'Hanna Sperling', amount: '€1.00', state: 'settled', stateText: 'settled' }) as const;

describe('PartnerConsole', () => {
  it('has facts and history inside the first payment, and no other', () => {
    render(
      <PartnerConsole
        app={{ name: 'Your brand' }}
        title="Transfers"
        note="today"
        payments={[payment('INV-1'), payment('INV-2'), payment('INV-3')]}
        rows={[{ name: 'From', value: 'Jonas Albrecht' }]}
        events={[{ time: '9:30', text: 'Approved' }]}
      />,
    );
    const open = screen.getByText('Jonas Albrecht').closest('ol > li');
    expect(open?.textContent).toContain('INV-1');
    expect(within(open as HTMLElement).getByText('9:30').textContent).toBe('9:30');
    expect(screen.getAllByText('settled')).toHaveLength(3);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
