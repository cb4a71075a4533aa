import { findEmittedFile } from '#lib/page-data/find-file';

type Context = { readonly params: Promise<{ readonly file: readonly string[] }> };

// `next dev` serves every file from here. The export renders only this one: writing the others after the build
// takes a tenth of the time.
export const generateStaticParams = (): { file: string[] }[] => [{ file: ['app-data.json'] }];

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const json = findEmittedFile(`/page-data/${(await params).file.map(decodeURIComponent).join('/')}`);
  return new Response(json ?? 'null', {
    status: json ? 200 : 404,
    headers: { 'content-type': 'application/json' },
  });
}
