import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a delivery may be old. */
const tolerance = 300;

/**
 * Checks the header `Stellwerk-Signature`, such as `t=1795167003,v1=5f8c…`.
 *
 * @param body the request body, byte for byte as received
 * @param header value of the header
 * @param secrets secret of the endpoint; during a change, the old and the new one
 * @param now Unix time in seconds
 */
export function isFromStellwerk(
  body: string,
  header: string,
  secrets: readonly string[],
  now = Date.now() / 1000,
): boolean {
  const fields = header.split(',').map((field) => field.split('=', 2));
  const time = fields.find(([name]) => name === 't')?.[1] ?? '';
  if (!(Math.abs(now - Number(time)) <= tolerance)) return false;
  const given = fields
    .filter(([name]) => name === 'v1')
    .map(([, hex = '']) => Buffer.from(hex, 'hex'));
  return secrets.some((secret) => {
    const expected = createHmac('sha256', secret)
      .update(`${time}.${body}`)
      .digest();
    return given.some(
      (mac) => mac.length === expected.length && timingSafeEqual(mac, expected),
    );
  });
}
