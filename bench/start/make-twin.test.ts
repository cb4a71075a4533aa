import { createHash } from 'node:crypto';
import { hasRuntime, makeTwin } from './make-twin';

const styles = 'h1{margin:0}';
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const parts = {
  sheet: '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next" disabled=""/>',
  data: '<script type="application/ld+json">{"@type":"WebPage"}</script>',
  starter:
    '<script src="/_next/static/chunks/s.js" integrity="sha256-x=" async="" data-files="/a.js /b.js"></script>',
};

const policy = (style: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self' ${hashOf(style)}; script-src 'self'">`;

const documentOf = (head: string, { style = styles, script = parts.starter } = {}): string =>
  `<html><head><meta charSet="utf-8"/>${policy(style)}<style>${styles}</style>${head}</head><body><h1>Cards</h1>${parts.data}${script}</body></html>`;

const whole = documentOf(parts.sheet);

describe('the static twin of a document', () => {
  const twin = makeTwin(whole);

  it('has no scripts and no style links for the runtime', () => {
    for (const part of [parts.sheet, parts.starter]) {
      expect(whole).toContain(part);
      expect(twin).not.toContain(part);
    }
    expect(twin).not.toContain('.js');
  });

  it('keeps text, data and styles, which its policy allows', () => {
    expect(twin).toContain('<h1>Cards</h1>');
    expect(twin).toContain(parts.data);
    expect(twin).toContain(`<style>${styles}</style>`);
    expect(twin).toContain(`style-src 'self' ${hashOf(styles)}">`);
  });

  it('forbids scripts in its policy', () => {
    expect(twin).toContain("default-src 'none'");
    expect(twin).not.toContain('script-src');
  });

  it('throws if a script is left', () => {
    const hidden = '<link rel="modulepreload" href="/_next/static/chunks/b.js"/>';
    expect(() => makeTwin(documentOf(hidden))).toThrow('no script but the starter');
  });

  it('throws if the policy does not allow the styles', () => {
    expect(() => makeTwin(documentOf('', { style: 'h2{}' }))).toThrow('styles that its policy allows');
  });

  it('is not needed without scripts', () => {
    expect(hasRuntime(whole)).toBe(true);
    expect(hasRuntime(documentOf('', { script: '' }))).toBe(false);
  });
});
