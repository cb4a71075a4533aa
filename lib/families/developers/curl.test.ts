import { accessSamples, samples } from '#content/site/examples';
import { toCurl } from './curl';

const command = toCurl(samples.transfer);

describe('toCurl', () => {
  it('sends the sample request to its URL', () => {
    expect(command.split(' \\\n')[0]).toBe('curl https://api.sandbox.stellwerk.example/v1/transfers');
    expect(command).not.toContain('Host:');
    expect(command).toContain("-H 'Content-Type: application/json'");
  });

  it('sends the sample body, quoted for the shell', () => {
    const body = /-d '([^']*)'$/.exec(command)?.[1] ?? '';
    expect(JSON.parse(body)).toEqual(JSON.parse(samples.transfer.body));
  });

  it('sends a form field by field, with the client certificate', () => {
    const [first, address, ...fields] = toCurl(accessSamples.token).split(' \\\n  ');
    expect(first).toBe('curl --cert client.pem --key client.key');
    expect(address).toBe('https://api.sandbox.stellwerk.example/oauth/token');
    expect(fields).toEqual([
      "-d 'grant_type=client_credentials'",
      "-d 'client_id=cli_01KAH1Z8'",
      "-d 'scope=accounts%3Awrite+transfers%3Awrite'",
    ]);
  });
});

describe('toCurl without a body', () => {
  const head = (method: string): string => `${method} /v1/cards/crd_1 HTTP/1.1\nHost: api.example`;

  it('names the method where curl would choose another', () => {
    expect(toCurl({ head: head('GET'), body: '' })).not.toContain('-X');
    expect(toCurl({ head: head('POST'), body: '' })).toContain('-X POST');
    expect(toCurl({ head: head('POST'), body: '{}' })).not.toContain('-X');
    expect(toCurl({ head: head('PATCH'), body: '{}' })).toContain('-X PATCH');
  });

  it('sends none', () => {
    expect(toCurl({ head: head('DELETE'), body: '' })).not.toContain('-d');
  });
});
