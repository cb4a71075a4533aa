import { findItemBehaviour } from './find-item';

const markup = `<main>
  <input data-find-field data-find-parameter="find">
  <p data-list-state><span role="status" data-all="4 terms" data-filtered="# of 4 terms" data-nothing="None.">4 terms</span>
  <button hidden>Show all</button></p>
  <nav><a href="#letter-I">I</a><a href="#letter-S">S</a></nav>
  <div data-behaviour="find-item">
    <section data-filter-group aria-labelledby="letter-I"><h2 id="letter-I">I</h2>
      <div id="iban" data-find-names="International Bank Account Number|IBAN"><a href="#x">IBAN</a></div>
      <div id="insolvency" data-find-names="Insolvenz|Zahlungsunfähigkeit"><a href="#x">Insolvenz</a></div>
    </section>
    <section data-filter-group aria-labelledby="letter-S"><h2 id="letter-S">S</h2>
      <div id="sepa" data-find-names="Single Euro Payments Area|SEPA"><a href="#y">SEPA</a></div>
      <div id="psd" data-find-names="Payment Services Directive|PSD2"><a href="/z">PSD2</a> <a href="tel:1" data-find-offer>Call</a></div>
    </section>
  </div>
</main>`;

let end: AbortController;

function start(query = ''): void {
  history.replaceState(null, '', `/en/glossary/${query}`);
  document.body.innerHTML = markup;
  end = new AbortController();
  const list = document.querySelector<HTMLElement>('[data-behaviour]');
  if (!list) throw new Error('no list');
  findItemBehaviour(list, {
    signal: end.signal,
    navigateTo: () => undefined,
    loadShared: () => Promise.resolve(undefined),
  });
}

afterEach(() => end.abort());

function field(): HTMLInputElement {
  const found = document.querySelector('input');
  if (!found) throw new Error('no field');
  return found;
}
function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}
const press = (key: string, init: KeyboardEventInit = {}): boolean =>
  field().dispatchEvent(new KeyboardEvent('keydown', { key, ...init }));
const shown = (): string[] =>
  [...document.querySelectorAll('[data-find-names]')]
    .filter((item) => !item.closest('[hidden]'))
    .map(({ id }) => id);
const status = (): string | null | undefined => document.querySelector('[role="status"]')?.textContent;
const dimmed = (): (string | null)[] =>
  [...document.querySelectorAll('[data-dimmed]')].map((link) => link.textContent);

describe('the field above a list of names', () => {
  it('finds names and synonyms, ignoring accents and case, and dims letters without results', () => {
    start();
    type('iban');
    expect(shown()).toEqual(['iban']);
    expect(dimmed()).toEqual(['S']);
    expect(status()).toBe('1 of 4 terms');
    type('zahlungsunfahig');
    expect(shown()).toEqual(['insolvency']);
    type('payment');
    expect(shown()).toEqual(['sepa', 'psd']);
    expect(dimmed()).toEqual(['I']);
  });

  it.each([
    ['Fahrraeder', 'de'],
    ['E-Bikes', 'de'],
    ['ebikes', 'en'],
  ])('finds by %s what is spelled another way', (typed, language) => {
    document.documentElement.lang = language;
    start();
    document
      .getElementById('iban')
      ?.setAttribute('data-find-names', 'Radwerk|Fahrräder und E-\u2060Bikes im Abo');
    type(typed);
    expect(shown()).toEqual(['iban']);
  });

  it('falls back to similar names, and reports an empty result', () => {
    start();
    type('Insolvens');
    expect(shown()).toEqual(['insolvency']);
    type('qqq');
    expect(shown()).toEqual([]);
    expect(status()).toBe('None.');
  });

  it('keeps the text in the URL and restores it from there', () => {
    start('?utm_source=x');
    type(' single euro ');
    expect(location.search).toBe('?utm_source=x&find=single+euro');
    end.abort();
    start('?find=psd2');
    expect(field().value).toBe('psd2');
    expect(shown()).toEqual(['psd']);
    history.replaceState(null, '', '/en/glossary/');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(shown()).toHaveLength(4);
  });

  it('marks a single result; Enter opens the first, or focuses its offer', () => {
    start();
    type('psd2');
    expect(document.getElementById('psd')?.dataset['found']).toBe('');
    press('Enter');
    expect(document.activeElement?.textContent).toBe('Call');
    type('iban');
    expect(document.getElementById('psd')?.dataset['found']).toBeUndefined();
    const followed: (string | null)[] = [];
    document.addEventListener('click', ({ target }) => followed.push((target as Element).textContent), {
      signal: end.signal,
    });
    press('Enter');
    type('');
    press('Enter');
    expect(followed).toEqual(['IBAN']);
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])('ignores Enter during text composition (%j)', (init) => {
    start();
    field().focus();
    type('psd2');
    press('Enter', init);
    expect(document.activeElement).toBe(field());
  });

  it('resets by its button and by a dimmed letter', () => {
    start();
    type('iban');
    document.querySelector('button')?.click();
    expect([shown().length, field().value, location.search]).toEqual([4, '', '']);
    expect(document.activeElement).toBe(field());
    type('iban');
    document.querySelector<HTMLElement>('a[href="#letter-S"]')?.click();
    expect(shown()).toHaveLength(4);
  });
});
