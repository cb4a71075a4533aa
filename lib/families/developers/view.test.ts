import { samples } from '#content/developers/samples';
import { brand } from '#content/site/brand';
import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/jest/find-gaps';
import { developersPages } from './collection';
import { highlight } from './highlight';
import { buildDevelopersView } from './view';

const build = (locale: 'en' | 'de') => buildDevelopersView(developersPages.get(locale, 'developers'));

/** ISO 13616: the remainder of the rearranged number is 1. */
function isIban(iban: string): boolean {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

describe('developers', () => {
  it.each(locales)('has a complete view (%s)', (locale) => {
    const view = build(locale);
    expect(findGaps(view)).toEqual([]);
    expect(JSON.stringify({ ...view, webhooks: { ...view.webhooks, code: null }, flow: null })).not.toMatch(
      /\{\w+\}/,
    );
    expect(view.flow.messages.map(({ codes }) => codes.length)).toEqual([2, 2, 1]);
    expect(view.webhooks.code.html).toContain('timingSafeEqual');
    expect(view.rules.items.map(({ code }) => code !== undefined)).toEqual([false, true, false, false]);
    expect(view.changelog.items.map(({ iso }) => iso)).toEqual(
      view.changelog.items
        .map(({ iso }) => iso)
        .toSorted()
        .toReversed(),
    );
  });

  it('draws the same diagram in both languages', () => {
    const [en, de] = locales.map((locale) => build(locale).states.diagram);
    expect(de?.tracks).toEqual(en?.tracks);
    expect(de?.nodes.map(({ id, at }) => [id, at])).toEqual(en?.nodes.map(({ id, at }) => [id, at]));
  });
});

describe('samples', () => {
  const bodies = Object.values(samples).map(({ body }) => body);

  it('are JSON, each request with what it needs', () => {
    for (const body of bodies) expect(() => JSON.parse(body) as unknown).not.toThrow();
    for (const { head } of [samples.account, samples.transfer])
      expect(head).toMatch(
        /^POST \/v1\/\w+ HTTP\/1\.1\n[\s\S]*Idempotency-Key: [\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
      );
  });

  it('name accounts that exist in form only, and one transfer throughout', () => {
    const ibans = bodies.flatMap((body) => body.match(/DE\d{20}/g) ?? []);
    expect(ibans).toHaveLength(2);
    expect(ibans.every(isIban)).toBe(true);
    expect(samples.accountAnswer.body).toContain(brand.bic);
    const { account, amount } = JSON.parse(samples.transfer.body) as {
      account: string;
      amount: { value: string };
    };
    expect(samples.accountAnswer.body).toContain(account);
    expect(JSON.parse(samples.webhook.body)).toMatchObject({
      data: { account, amount, transfer: (JSON.parse(samples.transferAnswer.body) as { id: string }).id },
    });
  });
});

describe('highlight', () => {
  it('marks kinds and escapes what HTML would read', () => {
    expect(highlight(`const a = '<b>'; // "x"`)).toBe(
      `<code><span data-kind="word">const</span> a = <span data-kind="string">'&lt;b&gt;'</span>; <span data-kind="comment">// &quot;x&quot;</span></code>`,
    );
  });

  it('loses nothing', () => {
    const text = Object.values(samples)
      .map(({ head, body }) => `${head}\n\n${body}`)
      .join('\n');
    expect(
      highlight(text)
        .replace(/<[^>]*>/g, '')
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    ).toBe(text);
  });
});
