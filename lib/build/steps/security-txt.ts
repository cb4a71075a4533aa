import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSecurityTxt, securityTxtPath } from '#lib/pages/security-txt';

/** Writes whom to tell of a vulnerability; not a route, since Next's tools look into no folder that begins with a dot. */
export function writeSecurityTxt(out: string): void {
  const file = path.join(out, securityTxtPath);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, buildSecurityTxt());
}
