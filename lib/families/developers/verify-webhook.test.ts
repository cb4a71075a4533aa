import { createHmac } from 'node:crypto';
import { samples, webhookSecret } from '#content/site/examples';
import { isFromStellwerk } from '#content/developers/verify-webhook';

const now = 1_795_167_003;
const body = '{"type":"transfer.settled"}';
const sign = (secret: string, text = body, time = now): string =>
  createHmac('sha256', secret).update(`${time}.${text}`).digest('hex');
const header = (...macs: string[]): string => [`t=${now}`, ...macs.map((mac) => `v1=${mac}`)].join(',');

describe("the page's sample code for webhook verification", () => {
  it('accepts payloads signed with a secret of the endpoint', () => {
    expect(isFromStellwerk(body, header(sign('old')), ['old'], now)).toBe(true);
    expect(isFromStellwerk(body, header(sign('old'), sign('new')), ['new'], now)).toBe(true);
    expect(isFromStellwerk(body, header(sign('old')), ['new', 'old'], now)).toBe(true);
    expect(isFromStellwerk(body, header(sign('old')), ['old'], now + 300)).toBe(true);
  });

  it.each([
    ['another body', `${body} `, header(sign('key')), now],
    ['another secret', body, header(sign('other')), now],
    ['another time', body, `t=${now + 1},v1=${sign('key')}`, now],
    ['an old delivery', body, header(sign('key')), now + 301],
    ['a delivery from the future', body, header(sign('key')), now - 301],
    ['no time', body, `v1=${sign('key')}`, now],
    ['a time that is no number', body, `t=soon,v1=${sign('key')}`, now],
    ['no signature', body, `t=${now}`, now],
    ['a short signature', body, header(sign('key').slice(0, 10)), now],
    ['an unknown scheme', body, `t=${now},v0=${sign('key')}`, now],
    ['an empty header', body, '', now],
  ])('rejects %s', (_case, text, value, time) => {
    expect(isFromStellwerk(text, value, ['key'], time)).toBe(false);
  });

  it("accepts the page's sample payload", () => {
    const { head, body: shown } = samples.webhook;
    const signature = /^Stellwerk-Signature: (.*)$/m.exec(head)?.[1] ?? '';
    const time = Number(/^t=(\d+)/.exec(signature)?.[1]);
    expect(isFromStellwerk(shown, signature, [webhookSecret], time)).toBe(true);
    expect(isFromStellwerk(shown.replace('1250.50', '9250.50'), signature, [webhookSecret], time)).toBe(
      false,
    );
    // The event is sent within a minute after the booking.
    const { created } = JSON.parse(shown) as { created: string };
    expect(Math.abs(time - Date.parse(created) / 1000)).toBeLessThanOrEqual(60);
  });
});
