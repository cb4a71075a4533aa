import localFont from 'next/font/local';

/**
 * Archivo, reduced to the characters of `lib/build/fonts/site-letters.ts`. One file without unicode ranges: a
 * second font file doubles the time of the first layout.
 */
const archivo = localFont({
  src: '../fonts/archivo-site.woff2',
  weight: '400 800',
  declarations: [{ prop: 'font-stretch', value: '100% 125%' }],
  display: 'swap',
  variable: '--font-archivo',
  // components/styles/fallback-font.css matches its metrics better.
  adjustFontFallback: false,
});

/** Class name that defines the font's custom property on the root element. */
export const fontClassName = archivo.variable;
