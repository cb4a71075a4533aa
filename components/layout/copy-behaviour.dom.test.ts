import { addCopyBehaviour } from './copy-behaviour';

/** Copies what an element contains; returns what is in the clipboard, empty where the browser copies itself. */
function copy(element: Element): ReadonlyMap<string, string> {
  const data = new Map<string, string>();
  const range = document.createRange();
  range.selectNodeContents(element);
  document.getSelection()?.removeAllRanges();
  document.getSelection()?.addRange(range);
  const event = Object.assign(new Event('copy', { bubbles: true, cancelable: true }), {
    clipboardData: { setData: (type: string, text: string) => data.set(type, text) },
  });
  element.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(data.size > 0);
  return data;
}

test('a copied heading has no soft hyphens, and keeps its links', () => {
  addCopyBehaviour(document);
  document.body.innerHTML =
    '<h1>Beschwerde\u00admanagement <a href="/de/">mehr</a></h1><p>Nothing to remove</p>';
  const [heading, text] = document.body.children;
  if (!heading || !text) throw new Error('no elements');
  expect(Object.fromEntries(copy(heading))).toEqual({
    'text/plain': 'Beschwerdemanagement mehr',
    'text/html': 'Beschwerdemanagement <a href="/de/">mehr</a>',
  });
  expect(copy(text).size).toBe(0);
});
