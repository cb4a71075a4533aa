import { renderToStaticMarkup } from 'react-dom/server';
import { KeptDocument } from './kept-document.client';

it('is the page as it stands, with the mark that makes every way on a full page load', () => {
  document.documentElement.lang = 'de';
  document.documentElement.className = 'fonts';
  document.body.innerHTML = '<main><h1>Impressum</h1></main>';
  expect(renderToStaticMarkup(<KeptDocument />)).toBe(
    '<html lang="de" class="fonts" data-leaving="failed"><head></head><body><main><h1>Impressum</h1></main></body></html>',
  );
});
