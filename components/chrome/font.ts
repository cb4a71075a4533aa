import localFont from 'next/font/local';

/**
 * Archivo, a grotesque drawn for signage, with the letters of `lib/build/fonts/site-letters.ts`. One file and no ranges of
 * letters: with a second file that has one the first layout takes twice as long.
 */
const archivo = localFont({
  src: '../fonts/archivo-site.woff2',
  weight: '400 800',
  declarations: [{ prop: 'font-stretch', value: '100% 125%' }],
  display: 'swap',
  variable: '--font-archivo',
  // components/styles/fallback-font.css is nearer to its cuts.
  adjustFontFallback: false,
});

/** Class name that defines the font's custom property on the root element. */
export const fontClassName = archivo.variable;
