import localFont from 'next/font/local';

/** Archivo, a grotesque drawn for signage. One file, preloaded, with a fallback of its metrics. */
export const archivo = localFont({
  src: '../fonts/archivo-latin.woff2',
  weight: '100 900',
  display: 'swap',
  variable: '--font-archivo',
  adjustFontFallback: 'Arial',
});
