import { render } from '@testing-library/react';
import { PageFeedback } from './page-feedback';

const words = {
  question: 'Helpful?',
  yes: 'Yes',
  no: 'No',
  sentence: 'In a sentence',
  mistake: 'Report a mistake',
  thanks: 'Thanks',
};

const show = () =>
  render(
    <PageFeedback
      {...words}
      action="/api/forms/feedback"
      hidden={{ page: '/en/x/', 'language-of-page': 'en' }}
    />,
  );

it('posts page, answer and sentence by buttons that submit', () => {
  const { getByRole, getByLabelText } = show();
  const form = getByRole('form', { name: 'Helpful?' }) as HTMLFormElement;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/forms/feedback']);
  const buttons = [...form.querySelectorAll('button')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Yes', 'No', 'Report a mistake']);
  for (const { type, name } of buttons) expect([type, name]).toEqual(['submit', 'helpful']);
  expect(buttons.map(({ value }) => value)).toEqual(['yes', 'no', 'mistake']);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    page: '/en/x/',
    'language-of-page': 'en',
    website: '',
    sentence: '',
  });
  // The field that stays empty.
  expect(form.querySelector('[name="website"]')?.hasAttribute('hidden')).toBe(true);
  // By Enter a line of text would send the first answer.
  expect(getByLabelText('In a sentence').tagName).toBe('TEXTAREA');
});

it('has the thanks behind the form, to which the service leads, and no second status', () => {
  const { container } = show();
  expect(container.querySelector('form + #thanks')?.textContent).toBe('Thanks');
  expect(container.querySelector('[role="status"]')).toBeNull();
});

it('is a link to an e-mail without a service', () => {
  const { getByRole, container } = render(
    <PageFeedback mistake="Report a mistake" mail="mailto:a@example.org" />,
  );
  expect(getByRole('link', { name: 'Report a mistake' }).getAttribute('href')).toBe('mailto:a@example.org');
  expect(container.querySelector('form, button, textarea')).toBeNull();
});
