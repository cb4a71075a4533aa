import { isIP } from 'node:net';

/** Eight groups of an address of IPv6, however it is written. */
function listGroups(address: string): string[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = written.split('::').map((part) => part.split(':').filter(Boolean));
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

/** Without what some proxies add: a port, brackets, a zone. */
function readAddress(text: string): string {
  const [, bracketed, v4] = /^(?:\[([^\]]*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(text) ?? [];
  return (bracketed ?? v4 ?? text).replace(/%.*/, '');
}

/**
 * Networks by which an address is counted, the smallest first. Of IPv4 that is the address. Of IPv6 it is
 * the /64 of a household, whose devices change theirs at will, and the /48 that one customer may have.
 *
 * @param text an address as a server or a proxy writes it; what is none stands for itself
 */
export function listNetworks(text: string): readonly [string, ...string[]] {
  const address = readAddress(text.trim());
  if (isIP(address) !== 6) return [address];
  const groups = listGroups(address);
  // An address of IPv4 within IPv6: ::ffff:192.0.2.1.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff')
    return [
      groups
        .slice(6)
        .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
        .join('.'),
    ];
  return [`${groups.slice(0, 4).join(':')}/64`, `${groups.slice(0, 3).join(':')}/48`];
}
