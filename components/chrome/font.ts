import localFont from 'next/font/local';

/** Archivo, a grotesque drawn for signage. Preloaded. */
const archivo = localFont({
  src: '../fonts/archivo-latin.woff2',
  weight: '400 800',
  declarations: [{ prop: 'font-stretch', value: '100% 125%' }],
  display: 'swap',
  variable: '--font-archivo',
  // components/styles/fallback-font.css is nearer to its cuts.
  adjustFontFallback: false,
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
export const fontClassName = `${archivo.variable} ${archivoExtended.variable}`;
