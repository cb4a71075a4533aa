import { samples } from '#content/site/examples';
import { toCurl } from './curl';

const command = toCurl(samples.transfer);

describe('toCurl', () => {
  it('sends the request of the sample to its address', () => {
    expect(command.split(' \\\n')[0]).toBe('curl https://api.sandbox.stellwerk.example/v1/transfers');
    expect(command).not.toContain('Host:');
    expect(command).toContain("-H 'Content-Type: application/json'");
  });

  it('sends the body of the sample, and quotes it as a shell understands', () => {
    const body = /-d '([^']*)'$/.exec(command)?.[1] ?? '';
    expect(JSON.parse(body)).toEqual(JSON.parse(samples.transfer.body));
  });
});
