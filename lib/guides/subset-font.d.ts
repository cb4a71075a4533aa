declare module 'subset-font' {
  /**
   * Makes a font with the letters of a text, and with the variable axes set that are named:
   * https://github.com/papandreou/subset-font.
   */
  function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'truetype' | 'woff2';
      readonly variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
  export = subsetFont;
}
