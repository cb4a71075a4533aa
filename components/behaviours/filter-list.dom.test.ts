import { filterListBehaviour } from './filter-list';

const option = (value: string): string => `<option value="${value}" data-name="${value}">${value}</option>`;
const markup = `<main>
  <nav><a href="#lending">Lending</a><a href="#nowhere">x</a></nav>
  <div data-behaviour="filter-list">
    <select name="team"><option value="">All</option>${option('lending')}${option('product')}</select>
    <select name="form"><option value="">All</option>${option('full-time')}${option('part-time')}</select>
    <p data-list-state><span role="status" data-all="All 4 jobs" data-filtered="# of 4 jobs" data-nothing="None fits.">All 4 jobs</span>
    <button hidden>Show all</button></p>
  </div>
  <section id="lending" data-filter-group><ul>
    <li id="a" data-filter-values="team=lending&amp;form=full-time&amp;form=part-time"></li>
    <li id="b" data-filter-values="team=lending&amp;form=full-time"></li>
  </ul></section>
  <section id="product" data-filter-group><ul>
    <li id="c" data-filter-values="team=product&amp;form=part-time"></li>
    <li id="d" data-filter-values="team=product&amp;form=part-time" data-filter-repeated hidden></li>
  </ul></section>
</main>`;

let end: AbortController;

function start(query: string): void {
  history.replaceState({ own: 1 }, '', `/en/careers/jobs/${query}#x`);
  document.body.innerHTML = markup;
  end = new AbortController();
  const filter = document.querySelector<HTMLElement>('[data-behaviour]');
  if (!filter) throw new Error('no filter');
  filterListBehaviour(filter, {
    signal: end.signal,
    navigateTo: () => undefined,
    loadShared: () => Promise.resolve(undefined),
  });
}

afterEach(() => end.abort());

const shown = (): string =>
  [...document.querySelectorAll('li')]
    .filter((item) => !item.closest('[hidden]'))
    .map(({ id }) => id)
    .join('');
const status = (): string | null | undefined => document.querySelector('[role="status"]')?.textContent;
const button = (): HTMLButtonElement | null => document.querySelector('button');
const select = (name: string): HTMLSelectElement => {
  const found = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
  if (!found) throw new Error(name);
  return found;
};
const options = (name: string): string[] =>
  [...select(name).options].slice(1).map(({ text, disabled }) => `${text}${disabled ? ' off' : ''}`);

function choose(name: string, value: string): void {
  select(name).value = value;
  select(name).dispatchEvent(new Event('change', { bubbles: true }));
}

describe('the filter of a list', () => {
  it('shows every item once while nothing is chosen', () => {
    start('');
    expect(shown()).toBe('abc');
    expect(status()).toBe('All 4 jobs');
    expect(button()?.hidden).toBe(true);
  });

  it('shows items that match every choice, and updates groups, counts and URL', () => {
    start('?utm_source=x');
    choose('form', 'part-time');
    expect(shown()).toBe('acd');
    choose('team', 'product');
    expect(shown()).toBe('cd');
    expect(document.getElementById('lending')?.hidden).toBe(true);
    expect(status()).toBe('2 of 4 jobs');
    expect(options('team')).toEqual(['lending (1)', 'product (2)']);
    expect(options('form')).toEqual(['full-time (0) off', 'part-time (2)']);
    expect(location.href).toBe(
      'http://localhost/en/careers/jobs/?utm_source=x&team=product&form=part-time#x',
    );
    expect(history.state).toEqual({ own: 1 });
  });

  it('reads the choice from the URL and ignores unknown values', () => {
    start('?team=lending&form=%3Cb%3E');
    expect(shown()).toBe('ab');
    expect([select('team').value, select('form').value]).toEqual(['lending', '']);
  });

  it('reports an empty result, and resets with the focus moved to the first select', () => {
    start('?team=product&form=full-time');
    expect(shown()).toBe('');
    expect(status()).toBe('None fits.');
    button()?.focus();
    button()?.click();
    expect(shown()).toBe('abc');
    expect(location.search).toBe('');
    expect(document.activeElement).toBe(select('team'));
  });

  it('resets when a link points to a hidden group', () => {
    start('?team=product');
    document.querySelector<HTMLElement>('[href="#nowhere"]')?.click();
    expect(shown()).toBe('cd');
    document.querySelector<HTMLElement>('[href="#lending"]')?.click();
    expect(shown()).toBe('abc');
  });

  it('follows Back and Forward on its own page until the page is left', () => {
    start('');
    history.replaceState(null, '', '/en/careers/jobs/?team=lending');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(shown()).toBe('ab');
    history.replaceState(null, '', '/en/press/');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(shown()).toBe('ab');
    end.abort();
    history.replaceState(null, '', '/en/careers/jobs/');
    dispatchEvent(new PopStateEvent('popstate'));
    choose('team', 'product');
    expect(shown()).toBe('ab');
  });
});
