import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Form } from '#islands/form';
import type { FieldView, FormView } from '#lib/core/form-view';
import { NavigateContext } from '#lib/page-data/react/navigate-context';

const field = (name: string, more: Partial<FieldView> = {}): FieldView => ({
  name,
  kind: 'text',
  label: `Label ${name}`,
  hint: null,
  rules: { maxLength: 100 },
  choices: [],
  preset: null,
  half: null,
  isOptional: false,
  format: null,
  isPrivate: false,
  ...more,
});

/** Form with special cases: a private field, a dependent one, a long text. */
export const sampleView: FormView = {
  form: 'survey',
  draft: 'survey',
  title: 'Title',
  note: null,
  lead: null,
  action: '/api/forms/survey',
  fields: [
    field('sought', { kind: 'textarea', rules: { maxLength: 2000 } }),
    field('found', {
      kind: 'radio',
      choices: ['yes', 'partly', 'no'].map((value) => ({ value, label: value.toUpperCase() })),
    }),
    field('page'),
    field('subject', { isPrivate: true, format: 'iban' }),
  ],
  groups: [],
  hidden: { language: 'en' },
  honeypot: 'Leave empty',
  consent: 'Consent',
  words: {
    optional: 'optional',
    submit: 'Send',
    sending: 'Sending',
    invalid: 'Please check',
    problems: { 'empty-form': 'Say something', link: 'No links', 'too-long': 'At most {max}' },
    refusals: { 'ticket-used': 'Used before' },
    count: '{used} of {max}',
    retry: 'Again',
    offline: 'You are offline',
    timeout: 'No answer in time',
    server: 'Server failed',
    limited: 'Again in {time}',
    lost: 'Connection lost',
    unserved: 'Nothing takes it; call',
    refused: 'Refused',
    restored: 'Restored',
  },
  review: null,
  mail: null,
  telephone: { text: '+49 30 1', href: 'tel:+49301' },
  done: null,
};

/** Next response of the service: a status with a body, a connection error, or none. */
export type Reply = { status?: number; body?: unknown; headers?: Record<string, string> } | 'lost' | 'silent';

type Sent = { readonly address: string; readonly body: URLSearchParams | undefined };

const answer = ({ status = 200, body, headers = {} }: Exclude<Reply, string>) => ({
  ok: status < 300,
  status,
  headers: new Map(Object.entries(headers)),
  json: () => (body === undefined ? Promise.reject(new SyntaxError('no JSON')) : Promise.resolve(body)),
});

function hang(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as DOMException));
  });
}

/** Mock form service with given responses, which records requests. Its tickets are valid at once. */
export const startService = (...replies: Reply[]): Service => startSlowService(0, ...replies);

type Service = { readonly sent: readonly Sent[]; readonly countTickets: () => number };

/** @param usableIn milliseconds until a ticket is accepted; undefined like an older service */
export function startSlowService(usableIn: number | undefined, ...replies: Reply[]): Service {
  const sent: Sent[] = [];
  let tickets = 0;
  globalThis.fetch = jest.fn((address: string, init: RequestInit) => {
    if (address.endsWith('/ticket'))
      return Promise.resolve(
        answer({ body: { ticket: `t${++tickets}`, ...(usableIn !== undefined && { usableIn }) } }),
      );
    sent.push({ address, body: init.body as URLSearchParams });
    const reply = replies.shift() ?? {};
    if (reply === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
    if (reply === 'silent') return hang(init.signal);
    return Promise.resolve(answer(reply));
  }) as unknown as typeof fetch;
  return { sent, countTickets: () => tickets };
}

/** Host without the form service: all requests get the same response. */
export function startHost(reply: Exclude<Reply, string>): void {
  globalThis.fetch = jest.fn(() => Promise.resolve(answer(reply))) as unknown as typeof fetch;
}

export const settle = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => process.nextTick(resolve));
  });

type Shown = { navigateTo: jest.Mock; leave: () => void };

/**
 * Shows a document with a form and hydrates it.
 *
 * @param typeEarly runs before the hydration
 */
export async function showForm(view: FormView = sampleView, typeEarly?: () => void): Promise<Shown> {
  cleanup();
  const navigateTo = jest.fn();
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const form = (
    <NavigateContext value={navigateTo}>
      <Form view={view} />
    </NavigateContext>
  );
  container.innerHTML = renderToString(form);
  typeEarly?.();
  const { unmount } = render(form, { container, hydrate: true });
  await settle();
  return { navigateTo, leave: unmount };
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Types into a field or selects an option. */
export function type(name: string, value: string): void {
  for (const control of document.querySelectorAll<Control>(`[name="${name}"]`)) {
    if (control.type === 'radio') (control as HTMLInputElement).checked = control.value === value;
    else control.value = value;
    fireEvent.input(control);
  }
}

export function leaveField(name: string): void {
  const field = document.querySelector(`[name="${name}"]`);
  if (field) fireEvent.blur(field);
}

/** @param times how often the button is pressed before anything is rendered */
export async function submit(times = 1): Promise<void> {
  const button = document.querySelector<HTMLButtonElement>('[data-submit]');
  act(() => {
    for (let time = 0; time < times; time++) button?.form?.requestSubmit(button);
  });
  await settle();
}

/** Clicks what a selector finds. */
export async function press(selector: string): Promise<void> {
  act(() => document.querySelector<HTMLElement>(selector)?.click());
  await settle();
}

/** Visible text of an element. */
export const read = (selector: string): string =>
  document.querySelector<HTMLElement>(selector)?.textContent ?? '';

export const isShown = (selector: string): boolean => {
  const element = document.querySelector<HTMLElement>(selector);
  return element !== null && element.closest('[hidden]') === null;
};
