import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drawMark, markFile, markOnInk } from './mark';

const drawing = readFileSync(markFile, 'utf8');

describe('the mark', () => {
  it('is drawn in the given colours', () => {
    const mark = drawMark(markOnInk, 10, 20, 64);
    expect(mark).toContain('<svg x="10" y="20" width="64" height="64"');
    expect(mark).toMatch(/<path stroke="#ffffff" d="[^"]+"[^>]*\/><circle fill="#00c281"/);
    expect(mark).not.toMatch(/<style|@media/);
  });

  it('adapts to the colour scheme', () => {
    expect(drawing).toMatch(
      /path\{stroke:#0e1a24\}circle\{fill:#00a36c\}@media\(prefers-color-scheme:dark\)\{path\{stroke:#eef3f2\}circle\{fill:#00c281\}\}/,
    );
  });

  it('is the same in the files for the press', () => {
    const folder = path.join('public', 'documents', 'press');
    const [d] = / d="[^"]+"/.exec(drawing) ?? [''];
    const files = readdirSync(folder).filter((name) => name.endsWith('.svg'));
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((name) => !readFileSync(path.join(folder, name), 'utf8').includes(d))).toEqual([]);
  });
});
