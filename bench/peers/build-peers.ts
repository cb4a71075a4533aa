import { cpSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from '../run-program';
import { linkModules } from '../work-copy';
import { findErrorLine } from './find-error-line';
import { writePeerFiles } from './write-peer-files';
import { peers, plainNext, type Peer, type PeerName } from './peers';
import { readSite, type PeerSite } from './read-site';

export type BuiltPeer = { readonly name: PeerName; readonly out: string };

/** No install scripts are needed: binaries come prebuilt. */
const install = ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];

async function buildPeer(peer: Peer, folder: string, site: PeerSite): Promise<BuiltPeer> {
  cpSync(path.join('bench', 'peers', 'apps', peer.app), folder, { recursive: true });
  writePeerFiles(folder, site, peer);
  if (peer.packages === 'site') linkModules(folder);
  else await runProgram(install, folder);
  await runProgram(peer.build, folder);
  return { name: peer.name, out: path.join(folder, peer.out) };
}

/**
 * Builds plain Next with the pages of an export.
 *
 * @returns folder of its export
 */
export async function buildPlainNext(out: string, root: string): Promise<string> {
  return (await buildPeer(plainNext, path.join(root, plainNext.app), readSite(out))).out;
}

/**
 * Builds the peers. Those that cannot be installed or built are reported and omitted.
 *
 * @param out export of the site
 * @param root folder in which each peer gets its own
 */
export async function buildPeers(out: string, root: string): Promise<BuiltPeer[]> {
  const site = readSite(out);
  const built: BuiltPeer[] = [];
  for (const peer of peers) {
    console.log(`Building ${peer.name} with the same ${site.pages.length} pages …`);
    try {
      built.push(await buildPeer(peer, path.join(root, peer.app), site));
    } catch (error) {
      console.log(`${peer.name} is left out: ${findErrorLine(error)}`);
    }
  }
  return built;
}
