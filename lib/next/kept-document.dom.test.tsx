import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { KeptDocument } from './kept-document.client';

it('is the page in its own nodes, with the mark that makes every way on a full page load', () => {
  document.documentElement.lang = 'de';
  document.head.innerHTML = '<title>Impressum</title>';
  document.body.innerHTML = '<main><h1>Impressum</h1></main>';
  const heading = document.querySelector('h1');
  act(() => createRoot(document).render(<KeptDocument />));
  const { documentElement, body, title } = document;
  expect(body.querySelector('h1')).toBe(heading);
  expect({ title, lang: documentElement.lang, ...documentElement.dataset }).toEqual({
    title: 'Impressum',
    lang: 'de',
    leaving: 'failed',
  });
});
