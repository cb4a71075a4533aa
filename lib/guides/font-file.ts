import path from 'node:path';

/** The site's face with all Latin letters, for what is set at build. Visitors get a cut of it: lib/build/fonts. */
export const fontFile = path.join('components', 'fonts', 'archivo.woff2');
