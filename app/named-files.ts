import type { NamedFile } from '#lib/registry/named-file';

type Context = { readonly params: Promise<{ readonly file: string }> };

type NamedFileRoute = {
  readonly generateStaticParams: () => { file: string }[];
  readonly GET: (request: Request, context: Context) => Promise<Response>;
};

/**
 * What the `[file]` route of a folder exports: the names of its files for the
 * export, and each of them with its media type.
 *
 * @param list all files of the folder; another name is answered with status 404
 */
export function serveNamedFiles(list: () => readonly NamedFile[]): NamedFileRoute {
  return {
    // `next dev` asks in a process of its own, which would read all content; it needs no list.
    generateStaticParams: () =>
      process.env.NODE_ENV === 'development' ? [] : list().map(({ name }) => ({ file: name })),
    GET: async (_request, { params }) => {
      const { file } = await params;
      const found = list().find(({ name }) => name === file);
      if (!found) return new Response(null, { status: 404 });
      const body = await found.write();
      return new Response(typeof body === 'string' ? body : Buffer.from(body), {
        headers: { 'content-type': found.type },
      });
    },
  };
}
