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

// Files, Next's own addresses and the gallery of components stay where they are, and so does all that is not sent to
// a language: with the middleware in its way, Next puts eleven listeners on the response of a page that does not
// exist, one more than Node accepts without a warning.
export const config = {
  matcher: ['/((?!_next|page-data|slice-data|gallery/?$|(?:en|de|fr|es|it|blog)(?:/|$)|.*\\..*).*)'],
};
