import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { samples, webhookSecret } from '#content/site/examples';
import { findMissing, languages, runSamples } from '#tests/support/samples/languages';

const { head, body } = samples.webhook;
/** The page's sample delivery, with the time of its signature. */
const shown = /^Stellwerk-Signature: (.*)$/m.exec(head)?.[1] ?? '';
const now = Number(/^t=(\d+)/.exec(shown)?.[1]);

const sign = (secret: string, time: number | string = now): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
const other = sign('whsec_new');

type Case = readonly [
  name: string,
  isGenuine: boolean,
  body: string,
  header: string,
  secrets: string,
  now: number,
];

const cases: readonly Case[] = [
  ['the delivery that the page shows', true, body, shown, webhookSecret, now],
  ['one that is five minutes old', true, body, shown, webhookSecret, now + 300],
  ['during a change, both secrets here', true, body, shown, `whsec_new ${webhookSecret}`, now],
  ['during a change, both signatures there', true, body, `${shown},v1=${other}`, 'whsec_new', now],
  ['a changed byte', false, body.replace('1250.50', '9250.50'), shown, webhookSecret, now],
  ['a space more', false, `${body} `, shown, webhookSecret, now],
  ['another secret', false, body, shown, 'whsec_new', now],
  ['an old one', false, body, shown, webhookSecret, now + 301],
  ['one from the future', false, body, shown, webhookSecret, now - 301],
  ['another time', false, body, shown.replace(`t=${now}`, `t=${now + 1}`), webhookSecret, now],
  ['no time', false, body, `v1=${sign(webhookSecret, '')}`, webhookSecret, now],
  ['a time that is no number', false, body, `t=soon,v1=${sign(webhookSecret, 'soon')}`, webhookSecret, now],
  ['no signature', false, body, `t=${now}`, webhookSecret, now],
  ['a short signature', false, body, shown.slice(0, -2), webhookSecret, now],
  ['a signature that is no number', false, body, `t=${now},v1=ä…`, webhookSecret, now],
  ['an unknown scheme', false, body, shown.replace('v1=', 'v0='), webhookSecret, now],
  ['an empty header', false, body, '', webhookSecret, now],
];

const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe.each(languages.map((language) => [language.name, language] as const))(
  'the check of a webhook in %s',
  (_name, language) => {
    const isMissing = findMissing(language.needs).length > 0;

    (isMissing ? it.skip : it)(
      'accepts what was signed with a secret of the endpoint, and refuses the rest',
      async () => {
        await language.prepare?.(folder);
        const args = cases.flatMap(([, , ...given]) => given.map(String));
        const answers = await runSamples(language, folder, ['verify', ...args]);
        const found = cases.map(([name], index) => [name, answers[index]]);
        expect(found).toEqual(cases.map(([name, isGenuine]) => [name, String(isGenuine)]));
      },
      60_000,
    );
  },
);
