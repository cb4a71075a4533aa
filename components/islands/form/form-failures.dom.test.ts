import { act } from '@testing-library/react';
import { read, settle, showForm, startService, submit, type, press } from '#tests/support/jest/form-harness';

const accepted = { status: 200, body: { id: 'a1', next: '/en/survey-success/' } };
const retry = '[data-failure] button';

const kept = (): string => JSON.stringify({ ...sessionStorage });

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a form that cannot be sent', () => {
  it.each([
    ['lost' as const, 'Connection lost'],
    [{ status: 500 }, 'Server failed'],
    [{ status: 200, body: '<html>' }, 'Server failed'],
  ])('%j: keeps all values, and retries with the same message', async (reply, words) => {
    const { sent, countTickets } = startService(reply, accepted);
    const { navigateTo } = await showForm();
    type('sought', 'prices');
    await submit();
    expect(read('[data-failure] p')).toBe(words);
    expect(document.querySelector('textarea')?.value).toBe('prices');
    expect(kept()).toContain('prices');
    await press(retry);
    expect(sent.map(({ body }) => body?.get('ticket'))).toEqual(['t1', 't1']);
    expect(countTickets()).toBe(1);
    expect(navigateTo).toHaveBeenCalledTimes(1);
  });

  it('retries with the same message after a reload', async () => {
    const { sent } = startService('lost', accepted);
    const first = await showForm();
    type('sought', 'prices');
    await submit();
    first.leave();
    await showForm();
    expect(document.querySelector('textarea')?.value).toBe('prices');
    expect(read('[data-status]')).toBe('Restored');
    await submit();
    expect(sent.map(({ body }) => body?.get('ticket'))).toEqual(['t1', 't1']);
  });

  it('waits for a response until a timeout', async () => {
    const patience = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    startService('silent', accepted);
    await showForm();
    type('sought', 'prices');
    await submit();
    expect(read('[data-status]')).toBe('Sending');
    expect(document.querySelector<HTMLButtonElement>('[data-submit]')?.disabled).toBe(true);
    patience.abort(new DOMException('late', 'TimeoutError'));
    await settle();
    expect(read('[data-failure] p')).toBe('No answer in time');
    expect(document.querySelector<HTMLButtonElement>('[data-submit]')?.disabled).toBe(false);
  });

  it('is sent by browsers without AbortSignal.any', async () => {
    jest.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function');
    });
    startService(accepted);
    const { navigateTo } = await showForm();
    type('sought', 'prices');
    await submit();
    expect(navigateTo).toHaveBeenCalledWith('/en/survey-success/');
  });

  it('reports that it is offline without sending; is sent when online', async () => {
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { sent } = startService(accepted);
    const { navigateTo } = await showForm();
    type('sought', 'prices');
    await submit();
    expect(read('[data-failure] p')).toBe('You are offline');
    expect(sent).toEqual([]);
    line.mockReturnValue(true);
    await press(retry);
    expect(navigateTo).toHaveBeenCalled();
  });

  it('counts down to the next attempt and prevents earlier ones', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick'] });
    startService({ status: 429, headers: { 'Retry-After': '3' } }, accepted);
    const { navigateTo } = await showForm();
    type('sought', 'prices');
    await submit();
    expect(read('[data-failure] p')).toBe('Again in 3 seconds');
    expect(document.querySelector<HTMLButtonElement>(retry)?.disabled).toBe(true);
    act(() => jest.advanceTimersByTime(2000));
    expect(read('[data-failure] p')).toBe('Again in 1 second');
    act(() => jest.advanceTimersByTime(1000));
    await press(retry);
    expect(navigateTo).toHaveBeenCalled();
  });

  it('reports a used ticket, and sends additions with a new one', async () => {
    const { sent } = startService('lost', { status: 409, body: { reason: 'ticket-used' } }, accepted);
    const first = await showForm();
    type('sought', 'prices');
    await submit();
    first.leave();
    await showForm();
    type('sought', 'prices and terms');
    await submit();
    expect(read('[data-failure] p')).toBe('Used before');
    expect(kept()).not.toContain('t1');
    await press(retry);
    expect(sent.map(({ body }) => body?.get('ticket'))).toEqual(['t1', 't1', 't2']);
  });

  it('does not share a ticket with a duplicated tab before it is sent', async () => {
    startService('silent');
    const { leave } = await showForm();
    type('sought', 'prices');
    await settle();
    expect(kept()).not.toContain('t1');
    await submit();
    expect(kept()).toContain('t1');
    leave();
  });

  it.each([
    { status: 422, body: { reason: 'honeypot' } },
    { status: 422, body: { problems: { sought: { key: 'link' } } } },
    { status: 403, body: { reason: 'too-fast' } },
  ])('discards the ticket if the message was certainly not accepted: %j', async (reply) => {
    const { sent } = startService(reply, accepted);
    await showForm();
    type('sought', 'prices');
    await submit();
    expect(kept()).not.toContain('t1');
    await submit();
    expect(sent.map(({ body }) => body?.get('ticket'))).toEqual(['t1', 't1']);
  });

  it('gets a new ticket when its own has expired', async () => {
    const { sent } = startService({ status: 403, body: { reason: 'ticket-expired' } }, accepted);
    await showForm();
    type('sought', 'prices');
    await submit();
    await press(retry);
    expect(sent.map(({ body }) => body?.get('ticket'))).toEqual(['t1', 't2']);
  });
});
