import { cpSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from '../run-program';
import { linkModules } from '../work-copy';
import { findReason } from './find-reason';
import { furnishPeer } from './furnish-peer';
import { peers, plainNext, type Peer, type PeerName } from './peers';
import { readSite, type PeerSite } from './read-site';

/** A peer's export. */
export type BuiltPeer = { readonly name: PeerName; readonly out: string };

/** Packages run no scripts of their own: what they need compiled, they bring compiled. */
const install = ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];

async function buildPeer(peer: Peer, folder: string, site: PeerSite): Promise<BuiltPeer> {
  cpSync(path.join('bench', 'peers', 'apps', peer.app), folder, { recursive: true });
  furnishPeer(folder, site, peer);
  if (peer.packages === 'site') linkModules(folder);
  else await runProgram(install, folder);
  await runProgram(peer.build, folder);
  return { name: peer.name, out: path.join(folder, peer.out) };
}

/** Builds plain Next with the pages of an export, and gives the folder of its own. */
export async function buildPlainNext(out: string, root: string): Promise<string> {
  return (await buildPeer(plainNext, path.join(root, plainNext.app), readSite(out))).out;
}

/**
 * Builds the peers of an export. One that cannot be installed or built is left out with one line.
 *
 * @param out export of the site
 * @param root folder for the peers; each makes its own in it
 */
export async function buildPeers(out: string, root: string): Promise<BuiltPeer[]> {
  const site = readSite(out);
  const built: BuiltPeer[] = [];
  for (const peer of peers) {
    console.log(`Building ${peer.name} with the same ${site.pages.length} pages …`);
    try {
      built.push(await buildPeer(peer, path.join(root, peer.app), site));
    } catch (error) {
      console.log(`${peer.name} is left out: ${findReason(error)}`);
    }
  }
  return built;
}
