import { compressExport } from './compress-export';

/** `npm run compress [-- <folder>]`: precompresses an export for servers such as nginx, Caddy and Apache. */
async function compress(folder = 'out'): Promise<void> {
  const start = performance.now();
  const count = await compressExport(folder);
  console.log(
    `${folder}: ${count} texts in Brotli and gzip (${((performance.now() - start) / 1000).toFixed(1)} s)`,
  );
}

void compress(process.argv[2]);
