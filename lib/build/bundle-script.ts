import { build } from 'esbuild';
import { basePath } from '#lib/core/base-path';

/**
 * Bundles a standalone browser script, without Next.
 *
 * @param options.define constants of the build, as JSON
 */
export async function bundleScript(
  file: string,
  { define }: { readonly define?: Readonly<Record<string, string>> } = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.BASE_PATH': JSON.stringify(basePath),
      ...define,
    },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
