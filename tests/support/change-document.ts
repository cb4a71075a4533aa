/** Changes by extensions and browsers. The functions run in the page and are self-contained. */

/** Wraps each text in an element, like a browser's translation. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, font, svg')) continue;
    const font = document.createElement('font');
    text.before(font);
    font.append(`${text.data} `);
    text.remove();
  }
  document.documentElement.classList.add('translated-ltr');
}

export const documentChanges: Readonly<Record<string, () => void>> = {
  'a div first in body': () => document.body.prepend(document.createElement('div')),
  'a text first in body': () => document.body.prepend('extension'),
  'a div second in body': () => document.body.children[1]?.before(document.createElement('div')),
  'a div first in main': () => document.querySelector('main')?.prepend(document.createElement('div')),
  'a text last in main': () => document.querySelector('main')?.append('extension'),
  'a div behind main': () => document.querySelector('main')?.after(document.createElement('div')),
  'a custom element last in body': () => document.body.append(document.createElement('grammarly-popup')),
  'an element behind body': () => document.documentElement.append(document.createElement('aside')),
  'another text of the skip link': () => document.querySelector('.skip')?.replaceChildren('Überspringen'),
  'attributes of html and body': () => {
    for (const element of [document.documentElement, document.body]) {
      element.className += ' extension';
      element.setAttribute('data-extension', '');
      element.style.setProperty('--extension', '1');
    }
  },
  'the footer removed': () => document.querySelector('.static-slot:has(> footer), footer')?.remove(),
  'all texts translated': translate,
};
