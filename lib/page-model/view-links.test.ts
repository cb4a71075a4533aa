import { listAnchors, listHrefs } from './view-links';

describe('listHrefs', () => {
  it('finds paths anywhere in a view, each once', () => {
    const view = {
      trail: [{ name: 'Home', path: '/en/' }],
      home: { path: '/en/' },
      contactHref: 'mailto:a@b.example',
      href: '#part',
      servicePaths: ['/en/a/', '/en/b/'],
      paths: ['/en/c/'],
      jobsPath: '/en/jobs/',
      nothing: { path: null },
    };
    expect(listHrefs(view)).toEqual([
      '/en/',
      'mailto:a@b.example',
      '#part',
      '/en/a/',
      '/en/b/',
      '/en/c/',
      '/en/jobs/',
    ]);
  });

  it('finds those in HTML, unescaped', () => {
    const html =
      '<p><a class="x" href="/en/a/">A</a> <a href="https://b.example/?a=1&amp;b=2" target="_blank">B</a></p>';
    expect(listHrefs({ parts: [{ html }] })).toEqual(['/en/a/', 'https://b.example/?a=1&b=2']);
  });

  it('treats neither path data of a diagram nor words as paths', () => {
    const view = { diagram: { paths: [{ nodes: ['in', 'out'] }] }, text: 'href="/en/x/"', pathName: 'x' };
    expect(listHrefs(view)).toEqual([]);
  });
});

describe('listAnchors', () => {
  it('finds ids and anchors of parts and of HTML, each once', () => {
    const view = {
      groups: [{ id: 'one' }, { id: 'two', anchor: 'three' }, { anchor: null }],
      html: '<h2 id="four"><a href="#four">x</a></h2><li id="one">y</li>',
    };
    expect(listAnchors(view)).toEqual(['one', 'two', 'three', 'four']);
  });
});
