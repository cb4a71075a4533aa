declare module 'subset-font' {
  /** Makes a font with the letters of a text, its variable axes set: https://github.com/papandreou/subset-font. */
  function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'truetype'; readonly variationAxes: Readonly<Record<string, number>> },
  ): Promise<Buffer>;
  export = subsetFont;
}
