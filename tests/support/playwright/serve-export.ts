import { copyExport, type Rewriting } from './copy-export';
import { serveRoot, type ServedRoot } from '#tests/support/serve-root';

/** A copy of the export on a port of its own, to be changed while it is served. */
export type ServedExport = ServedRoot & { readonly root: string };

/** Copies the export, some of its files rewritten, and serves the copy. */
export async function serveExport(rewriting?: Rewriting): Promise<ServedExport> {
  const { root, remove } = copyExport(rewriting);
  const { origin, close } = await serveRoot(root);
  return {
    root,
    origin,
    close: () => {
      close();
      remove();
    },
  };
}
