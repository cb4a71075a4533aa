import { NextResponse, type NextRequest } from 'next/server';
import { withBase } from '#lib/core/base-path';
import { resolveEntry } from '#lib/i18n/entry';

/**
 * Serves `next dev` only: the export does the same in its entry page and its root 404 page. The
 * development server cannot see the stored choice, so the browser's languages decide.
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const preferred = (request.headers.get('accept-language') ?? '')
    .split(',')
    .map((part) => part.split(';', 1)[0]?.trim() ?? '');
  const target = resolveEntry({ path: pathname, search, hash: '', saved: null, preferred });
  return target ? NextResponse.redirect(new URL(withBase(target), request.url)) : NextResponse.next();
}

// Excludes files, Next's own paths, the gallery, and all paths that are not redirected: for a missing page,
// the middleware makes Next add eleven listeners to the response, one more than Node allows without a
// warning.
export const config = {
  matcher: ['/((?!_next|page-data|slice-data|gallery/?$|(?:en|de|fr|es|it|blog)(?:/|$)|.*\\..*).*)'],
};
