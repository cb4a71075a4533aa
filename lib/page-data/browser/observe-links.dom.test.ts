import { observeLinks } from './observe-links';

type Told = readonly [kind: 'enqueue' | 'dequeue' | 'now', path: string];

/** An IntersectionObserver controlled by the test. */
class FakeIntersectionObserver {
  static all: FakeIntersectionObserver[] = [];
  readonly observed = new Set<Element>();
  constructor(private readonly callback: IntersectionObserverCallback) {
    FakeIntersectionObserver.all.push(this);
  }
  observe(element: Element): void {
    this.observed.add(element);
  }
  unobserve(element: Element): void {
    this.observed.delete(element);
  }
  see(isIntersecting: boolean, ...elements: (Element | null)[]): void {
    const entries = elements.map((target) => ({ target, isIntersecting }) as IntersectionObserverEntry);
    this.callback(entries, this as unknown as IntersectionObserver);
  }
}

function setUp(markup: string): {
  told: Told[];
  page: Document;
  view: FakeIntersectionObserver;
  find: (selector: string) => Element | null;
} {
  FakeIntersectionObserver.all = [];
  const told: Told[] = [];
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = markup;
  const tell =
    (kind: Told[0]) =>
    (path: string): void =>
      void told.push([kind, path]);
  observeLinks({
    document: page,
    window: {
      IntersectionObserver: FakeIntersectionObserver as unknown as typeof IntersectionObserver,
      MutationObserver,
    },
    prefetcher: {
      enqueue: tell('enqueue'),
      dequeue: tell('dequeue'),
      loadNow: tell('now'),
      restart: () => undefined,
    },
    resolve: (link) => /^\/.*/.exec(link.getAttribute('href') ?? '')?.[0] ?? null,
  });
  const [view] = FakeIntersectionObserver.all;
  if (!view) throw new Error('no observer');
  return { told, page, view, find: (selector) => page.querySelector(selector) };
}

const mutations = (): Promise<void> => Promise.resolve();
const addresses = (view: FakeIntersectionObserver): (string | null)[] =>
  [...view.observed].map((link) => link.getAttribute('href'));

describe('links in view', () => {
  it('are observed by one observer: header, content, image maps and SVG', () => {
    const { view } = setUp(
      '<header><a href="/a/">a</a></header><main><p><a href="/b/">b</a><a name="x">no address</a></p></main><map><area href="/c/"></map><svg><a href="/d/"></a></svg>',
    );
    expect(addresses(view)).toEqual(['/a/', '/b/', '/c/', '/d/']);
    expect(FakeIntersectionObserver.all).toHaveLength(1);
  });

  it('are queued on entering the view and dequeued on leaving it', () => {
    const { told, view, find } = setUp(
      '<a href="/a/">a</a><a href="/b/">b</a><a href="mailto:x@y.example">mail</a>',
    );
    view.see(true, find('[href="/a/"]'), find('[href="/b/"]'), find('[href^="mailto"]'));
    view.see(false, find('[href="/b/"]'), find('[href^="mailto"]'));
    expect(told).toEqual([
      ['enqueue', '/a/'],
      ['enqueue', '/b/'],
      ['dequeue', '/b/'],
    ]);
  });

  it('keep their position when reported again', () => {
    const { told, view, find } = setUp('<a href="/a/">a</a>');
    view.see(true, find('a'));
    view.see(true, find('a'));
    expect(told).toEqual([['enqueue', '/a/']]);
  });

  it('keep their page in the queue while one of them is in view', () => {
    const { told, view, find } = setUp('<a id="x" href="/a/">a</a><a id="y" href="/a/">a</a>');
    view.see(true, find('#x'), find('#y'));
    view.see(false, find('#x'));
    expect(told.filter(([kind]) => kind === 'dequeue')).toEqual([]);
    view.see(false, find('#y'));
    expect(told.filter(([kind]) => kind === 'dequeue')).toEqual([['dequeue', '/a/']]);
  });
});

describe('a document that changes', () => {
  it('has its new links observed and its removed ones dropped', async () => {
    const { told, view, page, find } = setUp(
      '<header><a href="/">home</a></header><main><p><a href="/old/">old</a></p></main>',
    );
    view.see(true, find('[href="/old/"]'));
    const main = page.querySelector('main');
    if (main) main.innerHTML = 'text <p><b><a href="/new/">new</a></b></p><a href="/direct/">direct</a>';
    await mutations();
    expect(addresses(view)).toEqual(['/', '/new/', '/direct/']);
    expect(told).toEqual([
      ['enqueue', '/old/'],
      ['dequeue', '/old/'],
    ]);
  });

  it('still observes a moved link', async () => {
    const { view, page, find } = setUp('<div><a href="/a/">a</a></div>');
    const link = find('a');
    if (link) page.body.append(link);
    await mutations();
    expect(addresses(view)).toEqual(['/a/']);
  });

  it('has a link observed again if its URL changes', async () => {
    const { told, view, find } = setUp('<a href="/en/">language</a>');
    const link = find('a');
    view.see(true, link);
    const unobserve = jest.spyOn(view, 'unobserve');
    link?.setAttribute('href', '/de/');
    await mutations();
    expect(unobserve).toHaveBeenCalledWith(link);
    view.see(true, link);
    expect(told).toEqual([
      ['enqueue', '/en/'],
      ['dequeue', '/en/'],
      ['enqueue', '/de/'],
    ]);
    link?.removeAttribute('href');
    await mutations();
    expect(view.observed.size).toBe(0);
    expect(told.at(-1)).toEqual(['dequeue', '/de/']);
  });
});

describe('a link about to be followed', () => {
  it.each(['mouseover', 'focusin', 'touchstart'])('is prefetched at once on %s', (type) => {
    const { told, find } = setUp(
      '<p><a href="/a/"><b>text</b></a> text</p><a href="mailto:x@y.example"><i>mail</i></a>',
    );
    for (const selector of ['b', 'i', 'p']) find(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(told).toEqual([['now', '/a/']]);
  });

  it('uses passive listeners', () => {
    const listen = jest.spyOn(Document.prototype, 'addEventListener');
    setUp('');
    // jsdom adds listeners of its own, without options.
    const own = listen.mock.calls.filter(([, , options]) => typeof options === 'object');
    expect(own.map(([type, , options]) => [type, options])).toEqual(
      ['mouseover', 'focusin', 'touchstart'].map((type) => [type, { passive: true }]),
    );
  });

  it('causes no forced layout', () => {
    const measure = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    const { view, find } = setUp('<a href="/a/">a</a>');
    view.see(true, find('a'));
    find('a')?.dispatchEvent(new Event('mouseover', { bubbles: true }));
    expect(measure).not.toHaveBeenCalled();
  });
});
