import { moveFonts, orderLayers, splitSheets } from './split-sheets';

describe('the style sheets of the peers', () => {
  it('are shared, in order, if both kinds of pages have them', () => {
    expect(splitSheets(['base', 'b', 'text', 'end'], ['base', 'map', 'b'])).toEqual({
      shared: ['base', 'b'],
      article: ['text', 'end'],
      index: ['map'],
    });
  });

  it('refer to the moved fonts', () => {
    expect(moveFonts('src:url(../media/archivo.a1.woff2)format("woff2")')).toBe(
      'src:url(/fonts/archivo.a1.woff2)format("woff2")',
    );
  });

  it('keep the order of layers in any order of sheets', () => {
    expect(orderLayers('@layer reset;@layer tokens{a{b:c}}@layer base, components;@layer base{d{e:f}}')).toBe(
      '@layer reset, tokens, base, components;',
    );
  });
});
