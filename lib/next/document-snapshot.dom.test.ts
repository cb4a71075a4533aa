import { restoreRoot, takeSnapshot } from './document-snapshot';

it('puts back what is gone of head and attributes, and leaves what has changed', () => {
  const { documentElement: root, head } = document;
  head.innerHTML = '<title>Cards</title><meta name="description" content="x">';
  root.setAttribute('data-arrival', '/en/');
  root.lang = 'en';
  const snapshot = takeSnapshot(document);
  head.querySelector('meta')?.remove();
  root.removeAttribute('data-arrival');
  root.lang = 'de';
  restoreRoot(document, snapshot);
  expect(head.innerHTML).toBe('<title>Cards</title><meta name="description" content="x">');
  expect(root.getAttribute('data-arrival')).toBe('/en/');
  expect(root.lang).toBe('de');
});
