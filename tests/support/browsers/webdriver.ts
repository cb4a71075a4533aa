/** A session by W3C WebDriver. */
export type WebDriver = {
  /** @throws {Error} what the driver answers instead of a value */
  readonly send: <Value>(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object) => Promise<Value>;
};

type Answer = { readonly value: unknown };
type Failure = { readonly error: string; readonly message: string };

async function ask(url: string, method: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as Answer;
  if (response.ok) return value;
  const { error, message } = value as Failure;
  throw new Error(`${error}: ${message}`);
}

/**
 * Begins a session with a driver that listens.
 *
 * @param origin where the driver listens
 * @see https://www.w3.org/TR/webdriver2/#endpoints
 */
export async function createSession(origin: string, alwaysMatch: object): Promise<WebDriver> {
  const session = await ask(`${origin}/session`, 'POST', { capabilities: { alwaysMatch } });
  const { sessionId } = session as { readonly sessionId: string };
  return {
    send: <Value>(method: string, command: string, body = {}) =>
      ask(`${origin}/session/${sessionId}${command}`, method, body) as Promise<Value>,
  };
}
