import { nextDocument } from '#tests/support/jest/next-document';
import { finishDocument } from './finish-document.build';
import { insertAfterCharset } from './insert-after-charset.build';
import { findLateScripts } from './late-scripts';
import { NextOutputError } from './next-output-error';
import { removeRuntime } from './remove-runtime.build';

/** A document in which Next writes something else. */
function changed(from: string | RegExp, to: string): string {
  const html = nextDocument.replaceAll(from, to);
  expect(html).not.toBe(nextDocument);
  return html;
}

const refusal = (row: string): RegExp =>
  new RegExp(`^Next no longer .+: see lib/next/README\\.md, row "${row}"\\.$`);

describe('a document as Next writes it', () => {
  const finished = finishDocument(nextDocument);

  it('keeps its head and its markup, and has one inline script, at the end', () => {
    expect(finished.slice(0, finished.indexOf('<script>'))).toBe(
      nextDocument
        .slice(0, nextDocument.indexOf('<script id="_R_">'))
        .replace(/<link rel="preload" as="script"[^>]*>/, '')
        .replace(/<script src="[^"]*" async=""><\/script>/g, ''),
    );
    expect(finished.match(/<script>/g)).toHaveLength(1);
    expect(finished).toMatch(/<\/script><\/body><\/html>$/);
  });

  it('fetches every script late, in the order of the document', () => {
    expect(findLateScripts(finished)).toEqual(
      ['a', 'b', 'main'].map((name) => `/_next/static/chunks/${name}.js`),
    );
  });

  it('loses hints and undefined properties from its data, and no other row or property', () => {
    const [, data = ''] = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/.exec(finished) ?? [];
    expect(JSON.parse(data)).toBe(
      '1:"$Sreact.fragment"\n2:["$","$L3",null,{"key":"children"}]\n0:{"P":null,"rows":["$","$undefined"]}\n',
    );
  });

  it('without its runtime names no script', () => {
    expect(removeRuntime(nextDocument)).toMatch(
      /^<!DOCTYPE html>.*b\.css.*<\/head><body><main>.*<\/main><\/body><\/html>$/,
    );
  });
});

describe('a document that Next writes in another way stops the build', () => {
  it.each<[string, string | RegExp, string]>([
    ['asynchronous scripts', / async=""/g, ' defer=""'],
    ['asynchronous scripts', 'src="/_next/static/chunks/a.js" async=""', 'src="/_next/static/chunks/a.js"'],
    ['asynchronous scripts', 'src="/_next/static/chunks/main.js" async=""', 'type="module" src="/main.js"'],
    ['inline scripts', 'id="_R_"', 'id="bootstrap"'],
    ['inline scripts', 'TURBOPACK', 'RUNTIME'],
    ['inline scripts', '__next_f', '__next_data'],
    ['inline scripts', '<script>self', '<script nonce="">self'],
    ['script preload', ' as="script"', ' as="fetch"'],
    ['flight rows', ':HL[', ':HP['],
    ['flight rows', String.raw`\"font\",{`, String.raw`\"font\",[{`],
    ['flight rows', '$undefined', '$U'],
  ])('%s: %s', (row, from, to) => {
    const finish = (): string => finishDocument(changed(from, to));
    expect(finish).toThrow(NextOutputError);
    expect(finish).toThrow(refusal(row));
  });

  it.each<[string, string | RegExp, string]>([
    ['entry documents', '__next_f', '__next_data'],
    ['entry documents', ' as="script"', ' as="fetch"'],
  ])('%s: %s', (row, from, to) => {
    expect(() => removeRuntime(changed(from, to))).toThrow(refusal(row));
  });

  it('meta charset', () => {
    expect(insertAfterCharset(nextDocument, '$&')).toContain('<meta charSet="utf-8"/>$&<link');
    expect(() => insertAfterCharset(changed(/<meta charSet[^>]*>/g, ''), 'x')).toThrow(
      refusal('meta charset'),
    );
  });
});
