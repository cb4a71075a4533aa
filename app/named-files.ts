import type { NamedFile } from '#lib/registry/named-file';

type Context = { readonly params: Promise<{ readonly file: string }> };

type NamedFileRoute = {
  readonly generateStaticParams: () => { file: string }[];
  readonly GET: (request: Request, context: Context) => Promise<Response>;
};

/** Makes the exports of a `[file]` route that serves the listed files; other names get status 404. */
export function serveNamedFiles(list: () => readonly NamedFile[]): NamedFileRoute {
  return {
    // `next dev` calls this in a separate process, which would read all content for a list it does not need.
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
