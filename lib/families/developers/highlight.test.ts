import { breakAddresses, highlight } from './highlight';

/** Highlighted tokens with their kinds. */
const listMarks = (code: string): string[] =>
  [...highlight(code).matchAll(/<span data-kind="(\w+)">([^<]*)<\/span>/g)].map(
    ([, kind, text]) => `${kind} ${text}`,
  );

describe('highlight', () => {
  it.each([
    ['TypeScript', "const a = 'b'; // c", ['word const', "string 'b'", 'comment // c']],
    ['Python', 'def a(b):  # c', ['word def', 'comment # c']],
    ['a docstring', '"""a\n\nb # c"""', ['string &quot;&quot;&quot;a\n\nb # c&quot;&quot;&quot;']],
    ['Java', 'public static void a() throws B {', ['word public', 'word static', 'word throws']],
    ['HTTP', 'POST /v1/a HTTP/1.1\nHost: a.example', ['word POST', 'word Host']],
    ['fields', 'options.type = { as: 1 }; is_from', []],
    ['an address', 'curl https://a.example/in-b', ['word curl']],
  ])('highlights keywords, strings and comments of %s', (_language, code, marks) => {
    expect(listMarks(code)).toEqual(marks);
  });
});

it('lets addresses break after their parts, and no tag', () => {
  const html = highlight("curl 'https://a.example/v1/b?c=1&d=2' // e");
  expect(breakAddresses(html)).toBe(
    `<code><span data-kind="word">curl</span> <span data-kind="string">'https://a.example/<wbr>v1/<wbr>b?<wbr>c=1&amp;<wbr>d=2'</span> <span data-kind="comment">// e</span></code>`,
  );
});
