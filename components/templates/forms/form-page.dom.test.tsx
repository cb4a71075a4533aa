import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { FormPage } from './form-page';

const steps = [1, 2, 3].map((step) => ({ title: `Step ${step}`, html: '<p>What happens</p>' }));
const view: ComponentProps<typeof FormPage>['view'] = {
  ...{
    name: 'Report',
    title: 'Report',
    summary: 'What it is about',
    from: 'Report',
    html: '<h2 id="a">A</h2>',
  },
  ...{ trail: [], trailLabel: 'You are here', printedFrom: '', next: [], facts: null },
  participate: { title: 'What happens next', steps },
  form: null,
  withoutService: { title: 'Write or call', html: '<p>The address</p>' },
  sample: null,
  otherWays: null,
  labels: { facts: 'Facts', next: 'Next' },
};

test('a form that must not become an e-mail is replaced where no service takes it', () => {
  const { container } = render(<FormPage view={view} shared={{}} />);
  expect(container.querySelector('form')).toBeNull();
  expect(screen.getByText('Write or call')).toBeTruthy();
  expect(screen.getByText('The address')).toBeTruthy();
});

test('other ways follow the form and come before what happens next', () => {
  const otherWays = { title: 'Other ways', items: [{ title: 'By letter', html: '<p>The address</p>' }] };
  render(<FormPage view={{ ...view, otherWays }} shared={{}} />);
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.filter((title) => /Other|next/.test(title))).toEqual(['Other ways', 'What happens next']);
  const form = screen.getByText('Write or call');
  const after = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(form.compareDocumentPosition(screen.getByText('By letter')) & after).toBe(after);
});
