import { renderInline, renderMarkdown } from './render';

// Its package does not run in jsdom; with a size, images with hostile URLs are rendered too.
jest.mock('./image-size', () => ({ readImageSize: () => ({ width: 1, height: 1 }) }));

/** Markup, URLs and tricks that would run or request something if a text became markup unescaped. */
const payloads = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="//evil.example/x.swf">',
  '<a href="javascript:alert(1)">x</a>',
  '<form action="//evil.example"><input name=x></form>',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<base href="//evil.example/">',
  '<link rel=stylesheet href="//evil.example/x.css">',
  '<style>*{background:url(//evil.example)}</style>',
  '<details open ontoggle=alert(1)>',
  '<!--<img src="--><img src=x onerror=alert(1)>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<x/onclick=alert(1)>',
  '</p><script>alert(1)</script><p>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '\\<script>alert(1)\\</script>',
  '`<script>alert(1)</script>`',
  '```html\n<script>alert(1)</script>\n```',
  '```"><script>alert(1)</script>\nx\n```',
  '    <script>alert(1)</script>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#10;script:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](//evil.example/x)',
  '[x](\\\\evil.example/x)',
  '[x](/en/ "\\" onmouseover=alert(1) x=\\"")',
  '[x](/en/"onmouseover="alert(1))',
  '[x]: javascript:alert(1)\n\n[x]',
  '<javascript:alert(1)>',
  '<https://evil.example/"onmouseover="alert(1)>',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml,<svg/onload=alert(1)>)',
  '![" onerror="alert(1)](/x.png)',
  '## <img src=x onerror=alert(1)>',
  '## "><script>alert(1)</script>',
  '| <script>alert(1)</script> | "onclick=alert(1) |\n| --- | --- |\n| <svg onload=alert(1)> | x |',
  'Term\n: <script>alert(1)</script>',
  'Text[^"><script>alert(1)</script>]\n\n[^"><script>alert(1)</script>]: Note <img src=x onerror=alert(1)>',
  'Text^[<script>alert(1)</script>]',
  '> <script>alert(1)</script>',
  '- <script>alert(1)</script>',
  '*<script>alert(1)</script>*',
  '**[x](javascript:alert(1))**',
  '"<script>alert(1)</script>" – 10 000 §',
] as const;

/** Elements that the renderer creates. */
const allowed =
  'a, b, blockquote, br, code, dd, div, dl, dt, em, figcaption, figure, h2, h3, h4, hr, img, li, ol, p, pre, s, section, span, strong, sub, sup, table, tbody, td, th, thead, tr, ul, wbr';

/** Whether a URL, parsed like a browser does, is within the site or a plain external link. */
function isSafe(address: string): boolean {
  if (!URL.canParse(address, 'https://site.example/en/a/')) return false;
  const { protocol, host } = new URL(address, 'https://site.example/en/a/');
  if (protocol === 'https:') return host === 'site.example' || /^https:\/\//i.test(address);
  return protocol === 'mailto:' || protocol === 'tel:';
}

/** The HTML, or the problem reported to the editor. */
function attempt(render: () => string): string {
  try {
    return render();
  } catch (error) {
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).name).toBe('ContentError');
    return '';
  }
}

/** Everything in the HTML that could run, request third-party resources or navigate elsewhere. */
function findDanger(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const elements = [...body.querySelectorAll('*')];
  const foreign = elements.filter((element) => !element.matches(allowed)).map(({ tagName }) => tagName);
  const attributes = elements.flatMap((element) => [...element.attributes]);
  const handlers = attributes.filter(({ name }) => /^on|^style$|^srcdoc$|^formaction$|^srcset$/i.test(name));
  const addresses = attributes.filter(
    ({ name, value }) => /^(?:href|src|xlink:href|action|data)$/.test(name) && !isSafe(value),
  );
  return [...foreign, ...[...handlers, ...addresses].map(({ name, value }) => `${name}=${value}`)];
}

it('detects dangerous markup', () => {
  expect(findDanger('<p onclick="x"><a href="javascript:x">x</a></p><script>x</script>')).toEqual([
    'SCRIPT',
    'onclick=x',
    'href=javascript:x',
  ]);
});

describe.each(['en', 'de'] as const)('hostile Markdown (%s)', (locale) => {
  it.each(payloads)('is harmless in a text: %s', (markdown) => {
    const source = { markdown: `${markdown}\n`, locale, file: 'x.md', firstLine: 1 };
    expect(findDanger(attempt(() => renderMarkdown(source).html))).toEqual([]);
  });

  it.each(payloads)('is harmless inline: %s', (markdown) => {
    expect(findDanger(attempt(() => renderInline(markdown, locale)))).toEqual([]);
  });
});
