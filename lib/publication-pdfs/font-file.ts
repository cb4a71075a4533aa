import path from 'node:path';

/** The site's font with all Latin letters. Visitors get a subset: lib/build/fonts. */
export const fontFile = path.join('components', 'fonts', 'archivo.woff2');
