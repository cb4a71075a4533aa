declare module 'subset-font' {
  /** Subsets a font, and pins variable axes: https://github.com/papandreou/subset-font. */
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
