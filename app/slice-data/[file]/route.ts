import { findEmittedFile } from '#lib/page-data/find-file';

type Context = { readonly params: Promise<{ readonly file: string }> };

// As in `page-data`: the export writes the other slices after the build.
export const generateStaticParams = (): { file: string }[] => [{ file: 'header-en.json' }];

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const json = findEmittedFile(`/slice-data/${(await params).file}`);
  return new Response(json ?? 'null', {
    status: json ? 200 : 404,
    headers: { 'content-type': 'application/json' },
  });
}
