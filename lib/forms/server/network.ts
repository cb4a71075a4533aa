import { isIP } from 'node:net';

/** The eight groups of an IPv6 address in any notation. */
function listGroups(address: string): string[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = written.split('::').map((part) => part.split(':').filter(Boolean));
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

/** Removes what some proxies add: port, brackets, zone. */
function readAddress(text: string): string {
  const [, bracketed, v4] = /^(?:\[([^\]]*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(text) ?? [];
  return (bracketed ?? v4 ?? text).replace(/%.*/, '');
}

/**
 * Networks for rate limits, smallest first: the address for IPv4; for IPv6 the /64 of a household and the /48
 * of a customer, within which addresses can be changed freely.
 *
 * @param text address from the server or proxy; other texts are returned unchanged
 */
export function listNetworks(text: string): readonly [string, ...string[]] {
  const address = readAddress(text.trim());
  if (isIP(address) !== 6) return [address];
  const groups = listGroups(address);
  // IPv4 mapped to IPv6: ::ffff:192.0.2.1.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff')
    return [
      groups
        .slice(6)
        .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
        .join('.'),
    ];
  return [`${groups.slice(0, 4).join(':')}/64`, `${groups.slice(0, 3).join(':')}/48`];
}
