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
  it('keeps what was typed before its script ran, beside what an earlier visit left, and gets its ticket then', async () => {
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

  it('asks for no ticket before anything is typed', async () => {
    const { countTickets } = startService();
    await showForm();
    expect(countTickets()).toBe(0);
  });

  it('waits until its ticket can be used, since nobody who was slow is to be called fast', async () => {
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

  it('sends at once where a service of an older build does not say when its ticket can be used', async () => {
    const { sent } = startSlowService(undefined, accepted);
    await showForm();
    type('sought', 'prices');
    await submit();
    expect(sent.map(({ body }) => body?.get('ticket'))).toEqual(['t1']);
  });
});
