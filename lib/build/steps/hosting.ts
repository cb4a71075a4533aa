import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatHeaders, formatRedirects } from '#lib/server/hosting-files';
import { hostingPolicy } from '#lib/server/policy';

export function writeHostingFiles(out: string): void {
  writeFileSync(path.join(out, '_headers'), formatHeaders(hostingPolicy));
  writeFileSync(path.join(out, '_redirects'), formatRedirects(hostingPolicy));
}
