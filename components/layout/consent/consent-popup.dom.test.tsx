import { act, render, screen } from '@testing-library/react';
import { decideAll, denied } from '#lib/consent/status';
import type { ConsentTexts } from '#lib/registry/consent-texts';
import { ConsentPopup, type ConsentPopupProps } from './consent-popup';

const category = { name: 'Category', text: 'What it is for' };
const texts: ConsentTexts = {
  title: 'The question',
  text: 'What it is about',
  accept: 'Agree',
  refuse: 'Refuse',
  details: 'Choose',
  formTitle: 'The form',
  formText: 'What can be chosen',
  save: 'Save',
  close: 'Close',
  always: 'Always',
  refused: 'The browser refuses',
  saved: 'It is saved',
  policy: 'Privacy',
  policyPath: '/en/privacy/',
  offlineReading: { name: 'Keep pages', text: 'What that does', on: 'On', off: 'Off' },
  categories: { necessary: category, analytics: category, remarketing: category },
};
const { accept, title, formTitle } = texts;
const ignore = (): void => undefined;

function show(layer: ConsentPopupProps['layer']): (layer: ConsentPopupProps['layer']) => void {
  const draw = (next: ConsentPopupProps['layer']) => (
    <ConsentPopup
      texts={texts}
      layer={next}
      statuses={decideAll(denied)}
      refused={false}
      onDecide={ignore}
      onDetails={ignore}
      onClose={ignore}
    />
  );
  const { rerender } = render(draw(layer));
  return (next) => rerender(draw(next));
}

const wait = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));
const heading = (name: string): HTMLElement => screen.getByRole('heading', { name });
const acceptButton = (): HTMLElement => screen.getByRole('button', { name: accept });

describe('the focus of the consent popup', () => {
  beforeAll(() => {
    // jsdom has none; the measured height is irrelevant here.
    window.ResizeObserver = class {
      observe = ignore;
      unobserve = ignore;
      disconnect = ignore;
    };
  });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('goes to its heading 250 ms after it opens', () => {
    show('question');
    wait(249);
    expect(document.body).toBe(document.activeElement);
    wait(1);
    expect(document.activeElement).toBe(heading(title));
  });

  it('stays if the visitor has moved it within the popup', () => {
    show('question');
    acceptButton().focus();
    wait(1000);
    expect(document.activeElement).toBe(acceptButton());
  });

  it('stays in a field while the visitor types', () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    show('question');
    wait(1000);
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  it('goes to the heading of the form when that replaces the question', () => {
    const change = show('question');
    acceptButton().focus();
    change('form');
    wait(250);
    expect(document.activeElement).toBe(heading(formTitle));
  });
});
