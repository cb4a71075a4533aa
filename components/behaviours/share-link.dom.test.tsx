import { fireEvent, render, screen } from '@testing-library/react';
import { ShareLink, type ShareLinkProps } from '#components/blocks/share-link';
import { shareLinkBehaviour } from './share-link';

const words = { copy: 'Copy', share: 'Share', copied: 'Copied', failed: 'Not copied' };
const writeText = jest.fn<Promise<void>, [string]>();
const share = jest.fn<Promise<void>, [ShareData]>();

function setNavigator(name: 'clipboard' | 'share', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  share.mockReset().mockResolvedValue();
  setNavigator('clipboard', { writeText });
  setNavigator('share', share);
  history.replaceState(null, '', '/en/blog/a/?utm_source=x&count-cards=5#text');
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(navigator, 'share');
});

function open(props: Partial<ShareLinkProps> = {}): AbortController {
  const { container } = render(<ShareLink words={words} {...props} />);
  const part = container.querySelector<HTMLElement>('[data-behaviour="share-link"]');
  const end = new AbortController();
  const tools = { signal: end.signal, navigateTo: () => undefined, loadShared: () => Promise.resolve({}) };
  if (part) shareLinkBehaviour(part, tools);
  return end;
}

const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const origin = 'http://localhost';

it('copies the link of the page without campaigns, and says so', async () => {
  open();
  press('Copy');
  expect(writeText).toHaveBeenCalledWith(`${origin}/en/blog/a/`);
  expect((await screen.findByText('Copied')).getAttribute('aria-live')).toBe('polite');
  expect(screen.queryByRole('status')).toBeNull();
});

it('says what to do where the browser refuses', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  open();
  press('Copy');
  expect(await screen.findByText('Not copied')).toBeInstanceOf(HTMLElement);
});

it('copies the link of a heading, which is not shared', () => {
  open({ anchor: 'create-account' });
  press('Copy');
  expect(writeText).toHaveBeenCalledWith(`${origin}/en/blog/a/#create-account`);
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

it('keeps an estimate', () => {
  open({ anchor: 'estimator', withQuery: true });
  press('Copy');
  expect(writeText).toHaveBeenCalledWith(`${origin}/en/blog/a/?utm_source=x&count-cards=5#estimator`);
});

it('shares the page, and bears a closed dialog', () => {
  const closed = Promise.reject<void>(new DOMException('closed', 'AbortError'));
  // An unhandled rejection would reach the console of visitors, and no test.
  const answered = jest.spyOn(closed, 'then');
  share.mockReturnValue(closed);
  open();
  press('Share');
  expect(share).toHaveBeenCalledWith({ title: document.title, url: `${origin}/en/blog/a/` });
  expect(answered).toHaveBeenCalledWith(undefined, expect.any(Function));
});

it('shows only what the browser can do', () => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(navigator, 'share');
  open();
  expect(screen.queryByRole('button')).toBeNull();
});

it('ends with its page', () => {
  open().abort();
  press('Copy');
  expect(writeText).not.toHaveBeenCalled();
});
