import localFont from 'next/font/local';

/** Archivo, a grotesque drawn for signage: the letters that nearly every page has. Preloaded. */
const archivo = localFont({
  src: '../fonts/archivo-latin.woff2',
  weight: '400 800',
  declarations: [{ prop: 'font-stretch', value: '100% 125%' }],
  display: 'swap',
  variable: '--font-archivo',
  // components/styles/fallback-font.css is nearer to its cuts.
  adjustFontFallback: false,
});

/** Letters and signs that few pages have; loaded by these. */
const archivoMore = localFont({
  src: '../fonts/archivo-latin-more.woff2',
  weight: '400 800',
  declarations: [
    { prop: 'font-stretch', value: '100% 125%' },
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A6, U+00A8, U+00AA, U+00AC, U+00AE-00B6, U+00B8-00BA, U+00BC-00C3, U+00C5-00D5, U+00D8-00DB, U+00DD-00DE, U+00E1-00E3, U+00E5-00E6, U+00EA-00F0, U+00F2-00F5, U+00F7-00FB, U+00FD-00FF, U+0102, U+0131, U+0152-0153, U+2022, U+2039-203A, U+2122, U+2191, U+2193',
    },
  ],
  display: 'swap',
  variable: '--font-archivo-more',
  adjustFontFallback: false,
  preload: false,
});

/** Letters of other Latin alphabets, as in names; loaded by pages that have one. */
const archivoExtended = localFont({
  src: '../fonts/archivo-latin-ext.woff2',
  weight: '400 800',
  declarations: [
    { prop: 'font-stretch', value: '100% 125%' },
    { prop: 'unicode-range', value: 'U+0100-017F' },
  ],
  display: 'swap',
  variable: '--font-archivo-extended',
  adjustFontFallback: false,
  preload: false,
});

/** Class names that define the fonts' custom properties on the root element. */
export const fontClassName = `${archivo.variable} ${archivoMore.variable} ${archivoExtended.variable}`;
