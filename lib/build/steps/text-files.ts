import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildThirdPartyNotices } from '../licences/third-party-notices';
import { licencesPath } from '#lib/registry/licences-path';
import { buildLlmsTxt } from '#lib/registry/llms-txt';
import { listPages } from '#lib/registry/registry';
import { buildSecurityTxt, securityTxtPath } from '#lib/registry/security-txt';

/** Writes security.txt, third-party licences and llms.txt. */
export function writeTextFiles(out: string): void {
  const security = path.join(out, securityTxtPath);
  mkdirSync(path.dirname(security), { recursive: true });
  writeFileSync(security, buildSecurityTxt());
  const licences = path.join(out, licencesPath);
  mkdirSync(path.dirname(licences), { recursive: true });
  writeFileSync(licences, buildThirdPartyNotices());
  writeFileSync(path.join(out, 'llms.txt'), buildLlmsTxt(listPages()));
}
