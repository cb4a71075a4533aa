import { render, screen, within } from '@testing-library/react';
import type { DiagramData } from '#components/ui/diagram/types';
import { CheckPanel, type CheckPanelProps } from './check-panel';

const diagram: DiagramData = {
  title: 'A payment',
  alt: 'The payment reaches the payee.',
  nodes: [
    { id: 'app', kind: 'endpoint', at: [0, 0], label: 'Your app', note: 'one request' },
    { id: 'payee', kind: 'endpoint', at: [1, 0], label: 'Payee', note: 'in 10 seconds' },
  ],
  paths: [{ nodes: ['app', 'payee'] }],
};

const mockup = {
  kind: 'screen' as const,
  time: '18:32',
  ...{ app: { name: 'Your brand' }, title: 'Pay', note: 'today', rows: [], checks: [], action: 'Approve' },
};

const check: CheckPanelProps['check'] = {
  legend: 'What does the bank answer?',
  states: ['Fits', 'Fits almost', 'Does not fit'].map((key) => ({ key, mockup, outcome: `${key}: so.` })),
};

it('has one state with plan and outcome per option, and checks the first option', () => {
  const { container } = render(<CheckPanel diagram={diagram} check={check} />);
  const keys = within(screen.getByRole('group', { name: check.legend })).getAllByRole<HTMLInputElement>(
    'radio',
  );
  expect(keys.map(({ checked }) => checked)).toEqual([true, false, false]);
  for (const [index, { value, labels }] of keys.entries()) {
    expect(labels?.[0]?.textContent).toBe(check.states[index]?.key);
    const states = container.querySelectorAll(`[data-state="${value}"]`);
    expect(states).toHaveLength(1);
    expect(states[0]?.textContent).toContain(check.states[index]?.outcome);
    expect(states[0]?.querySelectorAll('svg[role=img]')).toHaveLength(1);
  }
});
