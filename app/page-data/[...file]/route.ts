import { findEmittedFile } from '#lib/page-data/find-file';

type Context = { readonly params: Promise<{ readonly file: readonly string[] }> };

// `next dev` serves every file from here; the export takes only this one and writes the others in
// one process after the build, which costs a tenth of a route's render each.
export const generateStaticParams = (): { file: string[] }[] => [{ file: ['app-data.json'] }];

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const json = findEmittedFile(`/page-data/${(await params).file.map(decodeURIComponent).join('/')}`);
  return new Response(json ?? 'null', {
    status: json ? 200 : 404,
    headers: { 'content-type': 'application/json' },
  });
}
