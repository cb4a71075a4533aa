import { act } from '@testing-library/react';
import {
  sampleView,
  settle,
  showForm,
  startService,
  startSlowService,
  submit,
  type,
} from '#tests/support/jest/form-harness';

const accepted = { status: 200, body: { id: 'a1', next: '/en/survey-success/' } };
const kept = (): string => JSON.stringify({ ...sessionStorage });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.useRealTimers();
});

describe('the ticket of a form', () => {
  it('keeps values typed before its script ran, merges the stored draft, and then gets its ticket', async () => {
    const { countTickets } = startService();
    const first = await showForm();
    type('sought', 'prices');
    type('found', 'partly');
    first.leave();
    await showForm(sampleView, () => type('sought', 'terms'));
    expect(countTickets()).toBe(2);
    expect(document.querySelector<HTMLTextAreaElement>('[name="sought"]')?.value).toBe('terms');
    expect(document.querySelector<HTMLInputElement>('[name="found"]:checked')?.value).toBe('partly');
    expect(kept()).toContain('terms');
    expect(kept()).toContain('partly');
  });

  it('requests no ticket before something is typed', async () => {
    const { countTickets } = startService();
    await showForm();
    expect(countTickets()).toBe(0);
  });

  it('waits until its ticket is valid, so that slow visitors are not rejected as too fast', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick'] });
    const { sent } = startSlowService(2000, accepted);
    const { navigateTo } = await showForm();
    type('sought', 'prices');
    await submit();
    act(() => jest.advanceTimersByTime(1999));
    await settle();
    expect(sent).toEqual([]);
    act(() => jest.advanceTimersByTime(1));
    await settle();
    expect(sent).toHaveLength(1);
    expect(navigateTo).toHaveBeenCalled();
  });

  it('is sent at once if the service of an older build does not state when its ticket is valid', async () => {
    const { sent } = startSlowService(undefined, accepted);
    await showForm();
    type('sought', 'prices');
    await submit();
    expect(sent.map(({ body }) => body?.get('ticket'))).toEqual(['t1']);
  });
});
