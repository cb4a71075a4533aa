import { act, fireEvent } from '@testing-library/react';
import {
  isShown,
  leaveField,
  read,
  sampleView,
  showForm,
  startService,
  submit,
  type,
  press,
} from '#tests/support/jest/form-harness';

const accepted = { status: 200, body: { id: 'a1', next: '/en/survey-success/' } };
const retry = '[data-failure] button';

const kept = (): string => JSON.stringify({ ...sessionStorage });

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a form with invalid values', () => {
  it('is not sent: problems are shown beside their fields and in a focused summary', async () => {
    const { sent } = startService();
    await showForm();
    await submit();
    expect(sent).toEqual([]);
    expect(document.activeElement).toBe(document.querySelector('[data-summary]'));
    expect(read('[data-summary] li')).toBe('Label sought: Say something');
    expect(read('[data-problem="sought"]')).toBe('Say something');
    expect(document.querySelector('textarea')?.getAttribute('aria-invalid')).toBe('true');
    await press('[data-summary] a');
    expect(document.activeElement).toBe(document.querySelector('textarea'));
  });

  it('shows a problem only after a field was edited and left, and removes it as soon as it is corrected', async () => {
    startService();
    await showForm();
    leaveField('sought');
    expect(read('[data-problem="sought"]')).toBe('');
    type('sought', 'see www.example.org');
    expect(read('[data-problem="sought"]')).toBe('');
    leaveField('sought');
    expect(read('[data-problem="sought"]')).toBe('No links');
    type('sought', 'see the page');
    expect(read('[data-problem="sought"]')).toBe('');
    expect(document.querySelector('textarea')?.hasAttribute('aria-invalid')).toBe(false);
  });

  it('shows a problem after the click if a press leaves the field, so that nothing moves under the pointer', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick'] });
    startService();
    await showForm();
    const answer = document.querySelector<HTMLInputElement>('[name="found"][value="no"]');
    if (!answer) throw new Error('There is no such answer.');
    type('sought', 'see www.example.org');
    fireEvent.mouseDown(answer);
    leaveField('sought');
    fireEvent.mouseUp(answer);
    expect(read('[data-problem="sought"]')).toBe('');
    fireEvent.click(answer);
    act(() => jest.runAllTimers());
    expect(answer.checked).toBe(true);
    expect(read('[data-problem="sought"]')).toBe('No links');
  });

  it('shows a problem even if the press ends without a click', async () => {
    startService();
    await showForm();
    type('sought', 'see www.example.org');
    fireEvent.mouseDown(document.body);
    leaveField('sought');
    expect(read('[data-problem="sought"]')).toBe('');
    fireEvent.dragEnd(document.body);
    expect(read('[data-problem="sought"]')).toBe('No links');
  });

  it('shows problems that only the server has found', async () => {
    startService({ status: 422, body: { problems: { sought: { key: 'too-long', params: { max: '9' } } } } });
    await showForm();
    type('sought', 'prices');
    await submit();
    expect(read('[data-problem="sought"]')).toBe('At most 9');
    expect(isShown('[data-summary]')).toBe(true);
  });
});

describe('a form that is sent', () => {
  it('continues only once the server has accepted it with its ticket, and deletes the draft', async () => {
    const { sent } = startService(accepted);
    const { navigateTo } = await showForm();
    type('sought', 'prices');
    expect(kept()).toContain('prices');
    await submit();
    expect(sent.map(({ address, body }) => [address, body?.get('ticket'), body?.get('sought')])).toEqual([
      ['http://localhost/api/forms/survey', 't1', 'prices'],
    ]);
    expect(navigateTo).toHaveBeenCalledWith('/en/survey-success/');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is replaced by a text about what happens next, if it has one', async () => {
    startService(accepted);
    const done = { title: 'Thank you', text: 'Confirm', number: 'Number {id}' };
    const { navigateTo } = await showForm({ ...sampleView, done });
    type('sought', 'prices');
    await submit();
    expect(navigateTo).not.toHaveBeenCalled();
    expect(isShown('[data-accepted]')).toBe(true);
    expect(isShown('[data-form-body]')).toBe(false);
    expect(read('[data-number]')).toBe('Number a1');
    expect(document.activeElement).toBe(document.querySelector('[data-accepted]'));
  });

  it('is sent once, even if the button is pressed repeatedly', async () => {
    const { sent } = startService(accepted, accepted);
    await showForm();
    type('sought', 'prices');
    await submit(2);
    expect(sent).toHaveLength(1);
  });

  it('does nothing after its page was left', async () => {
    startService(accepted);
    const { navigateTo, leave } = await showForm();
    type('sought', 'prices');
    const sending = submit();
    leave();
    await sending;
    expect(navigateTo).not.toHaveBeenCalled();
  });
});

describe('the draft', () => {
  it('is stored for the session, without private fields', async () => {
    startService();
    await showForm();
    type('sought', 'prices');
    type('found', 'partly');
    type('subject', 'DE89370400440532013000');
    expect(kept()).toContain('prices');
    expect(kept()).not.toContain('DE89');
    await showForm();
    expect(document.querySelector<HTMLInputElement>('[name="found"]:checked')?.value).toBe('partly');
    expect(document.querySelector<HTMLInputElement>('[name="subject"]')?.value).toBe('');
  });

  it('stays on the page if storage is blocked', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    startService('lost', accepted);
    const { navigateTo } = await showForm();
    type('sought', 'prices');
    await submit();
    await press(retry);
    expect(navigateTo).toHaveBeenCalled();
  });

  it('shows only the fields that apply', async () => {
    const { sent } = startService(accepted);
    await showForm();
    expect(isShown('[name="page"]')).toBe(false);
    type('found', 'yes');
    expect(isShown('[name="page"]')).toBe(true);
    type('page', 'home');
    type('found', 'no');
    type('sought', 'prices');
    await submit();
    expect(sent[0]?.body?.has('page')).toBe(false);
  });

  it('has a counter near its maximum length', async () => {
    startService();
    await showForm();
    type('sought', 'x'.repeat(1599));
    expect(isShown('[data-count="sought"]')).toBe(false);
    type('sought', 'x'.repeat(1600));
    expect(isShown('[data-count="sought"]')).toBe(true);
    expect(read('[data-count="sought"]')).toMatch(/^1,?600 of 2,?000$/);
  });
});
