import { nextDocument } from '#tests/support/jest/next-document';
import { replaceScripts, type ScriptFiles } from './replace-scripts';
import { insertAfterCharset } from './insert-after-charset';
import { findLateScripts, findStarter } from '#lib/next/late-scripts';
import { moveFontHint } from './move-font-hint';
import { NextOutputError } from '#lib/next/next-output-error';
import { removeRuntime } from './remove-runtime';

/** A document with changed Next output. */
function changed(from: string | RegExp, to: string): string {
  const html = nextDocument.replaceAll(from, to);
  expect(html).not.toBe(nextDocument);
  return html;
}

const files: ScriptFiles = {
  starter: `/_next/static/chunks/${'A'.repeat(43)}.js`,
  join: (list, { otherChunks }) => [...list, ...otherChunks.map((chunk) => `joined:${chunk}`)],
  write: (text) => `data:${encodeURIComponent(text)}`,
};

/** The hydration data after the data file has run. */
function runData(html: string): unknown {
  const [, data = ''] = /^data:(.*)$/.exec(findLateScripts(html).at(-1) ?? '') ?? [];
  const self: { __next_f?: unknown } = {};
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- what is tested is a script
  new Function('self', decodeURIComponent(data))(self);
  return self.__next_f;
}

const refusal = (row: string): RegExp =>
  new RegExp(`^Next no longer .+: see lib/next/README\\.md, row "${row}"\\.$`);

describe('a document as Next writes it', () => {
  const finished = replaceScripts(nextDocument, files);

  it('keeps head and markup, and has one script with an integrity hash', () => {
    expect(finished.replace(/<script [^>]*data-files[^>]*><\/script>/, '')).toBe(
      nextDocument
        .replace(/<link rel="preload" as="script"[^>]*>/, '')
        .replace(/<script src="[^"]*" (?:async|noModule)=""><\/script>/g, '')
        .replace(/<script(?: id="_R_")?>.*?<\/script>/g, ''),
    );
    expect(findStarter(finished)).toEqual([files.starter]);
    expect(finished).toContain(` integrity="sha256-${'A'.repeat(43)}=" async="" data-files=`);
  });

  it('lists every script in document order, and its data last', () => {
    expect(findLateScripts(finished).slice(0, -1)).toEqual([
      ...['a', 'b', 'main'].map((name) => `/_next/static/chunks/${name}.js`),
      'joined:static/chunks/main.js',
    ]);
  });

  it('has its data for hydration in one piece', () => {
    expect(runData(finished)).toEqual([
      [0],
      [
        1,
        '1:"$Sreact.fragment"\n:HL["/_next/static/chunks/b.css","style"]\n:HL["/_next/static/media/font.woff2","font",{"crossOrigin":"","type":"font/woff2"}]\n2:["$","$L3",null,{"key":"children"}]\n0:{"P":null,"rows":["$"]}\n',
      ],
    ]);
  });

  it('escapes characters that a script must not contain', () => {
    const end = nextDocument.replace('"P\\":null', '"P\\":\\"<\\u002fscript>\\"');
    expect(end).not.toBe(nextDocument);
    expect(JSON.stringify(runData(replaceScripts(end, files)))).toContain('</script>');
  });

  it('lists no scripts without a runtime', () => {
    expect(removeRuntime(nextDocument)).toMatch(
      /^<!DOCTYPE html>.*b\.css.*<\/head><body><main>.*<\/main><\/body><\/html>$/,
    );
  });
});

describe('a document that Next writes in another way stops the build', () => {
  it.each<[string, string | RegExp, string]>([
    ['document scripts', / async=""/g, ' defer=""'],
    ['document scripts', 'src="/_next/static/chunks/a.js" async=""', 'src="/_next/static/chunks/a.js"'],
    ['document scripts', 'src="/_next/static/chunks/main.js" async=""', 'type="module" src="/main.js"'],
    ['document scripts', 'id="_R_"', 'id="bootstrap"'],
    ['document scripts', 'TURBOPACK', 'RUNTIME'],
    ['document scripts', '__next_f', '__next_data'],
    ['document scripts', '<script>self', '<script nonce="">self'],
    ['document scripts', '<main>', '<main><script>window.PWN=1</script>'],
    ['document scripts', '<main>', '<main><script type="module">window.PWN=1</script>'],
    ['document scripts', '.push([0])', '.push([0]);alert(1)'],
    ['document scripts', '"]})', '"],"x":alert(1)})'],
    ['document scripts', ' as="script"', ' as="fetch"'],
  ])('%s: %s', (row, from, to) => {
    const finish = (): string => replaceScripts(changed(from, to), files);
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

  it('font preload', () => {
    const [hint = ''] = /<link rel="preload" href="[^"]+" as="font"[^>]*>/.exec(nextDocument) ?? [];
    const moved = moveFontHint(nextDocument);
    expect(moved).toBe(nextDocument.replace(hint, '').replace('</body>', `${hint}</body>`));
    expect(moveFontHint(changed(hint, ''))).toBe(nextDocument.replace(hint, ''));
    for (const other of [
      changed('href="/_next/static/media', 'class="x" href="/media'),
      changed(hint, hint + hint),
    ])
      expect(() => moveFontHint(other)).toThrow(refusal('font preload'));
  });
});
