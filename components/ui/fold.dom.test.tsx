import { render, screen } from '@testing-library/react';
import { Fold } from './fold';

it('is a closed disclosure whose label is a heading', () => {
  render(
    <Fold id="procedure" title="Procedure">
      <p>Periods</p>
    </Fold>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Procedure' }).id).toBe('procedure');
  const details = screen.getByText('Periods').closest('details');
  expect(details?.open).toBe(false);
  expect(details?.firstElementChild?.localName).toBe('summary');
});
