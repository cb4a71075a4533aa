import { brand } from '#content/site/brand';
import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/jest/find-gaps';
import { supportPartners } from './collection';
import { supportFamily } from './family';
import { listTransferLinks } from './transfer-links';
import { buildWithdrawalSelectionView, buildWithdrawalView } from './transfer-view';
import type { Way } from './transfer-schema';

const ways = locales.flatMap((locale) =>
  supportPartners.all(locale).flatMap((entry) =>
    (['sepa', 'crypto'] as const).flatMap((way) => {
      const item = entry.transfer?.[way];
      return item ? [[`${locale} ${entry.slug} ${way}`, entry, way, item] as const] : [];
    }),
  ),
);

function readPart(locale: 'en' | 'de', way: Way): ReturnType<typeof buildWithdrawalView> {
  const entry = supportPartners.get(locale, 'coinhafen');
  const item = entry.transfer?.[way];
  if (!item) throw new Error(`no ${way}`);
  return buildWithdrawalView(entry, way, item);
}

describe('payouts', () => {
  it.each(ways)('%s has a complete view', (_name, entry, way, item) => {
    const view = buildWithdrawalView(entry, way, item);
    expect(findGaps(view)).toEqual([]);
    expect(view.trail.at(-1)?.path).toBe(
      entry.transfer?.selection
        ? `/${entry.locale}/support/${entry.slug}/transfer/`
        : `/${entry.locale}/support/${entry.slug}/`,
    );
    expect(view.request.letter.address).toEqual(
      expect.arrayContaining([brand.legalName, brand.address.street]),
    );
    expect(view.verification === null).toBe(way === 'crypto');
  });

  it.each(locales)('lead from the choice to both ways, and from one to the other (%s)', (locale) => {
    const entry = supportPartners.get(locale, 'coinhafen');
    const selection = entry.transfer?.selection;
    if (!selection) throw new Error('no selection');
    const view = buildWithdrawalSelectionView(entry, selection);
    expect(findGaps(view)).toEqual([]);
    const [sepa, crypto] = ['sepa', 'crypto'].map((way) => `/${locale}/support/coinhafen/transfer/${way}/`);
    expect(view.ways.map(({ path }) => path)).toEqual([sepa, crypto]);
    expect([readPart(locale, 'sepa').otherWay?.path, readPart(locale, 'crypto').otherWay?.path]).toEqual([
      crypto,
      sepa,
    ]);
    expect(listTransferLinks(entry).map(({ path }) => path)).toEqual([
      `/${locale}/support/coinhafen/transfer/`,
    ]);
  });

  it('need no choice where there is one way', () => {
    const entry = supportPartners.get('en', 'coinhafen');
    const single = { ...entry, transfer: { sepa: entry.transfer?.sepa } };
    expect(listTransferLinks(single).map(({ path }) => path)).toEqual([
      '/en/support/coinhafen/transfer/sepa/',
    ]);
  });

  it('are drawn alike in both languages', () => {
    const draw = (locale: 'en' | 'de', way: Way): unknown => {
      const { nodes, tracks } = readPart(locale, way).diagram;
      return [nodes.map(({ id, kind, at, aspect }) => [id, kind, at, aspect]), tracks];
    };
    for (const way of ['sepa', 'crypto'] as const) expect(draw('de', way)).toEqual(draw('en', way));
  });

  it('have the addresses of the specification', () => {
    const ids = supportFamily.pages('de').map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining([
        'support',
        'support/faq',
        'support/coinhafen',
        'support/coinhafen/transfer',
        'support/coinhafen/transfer/sepa',
        'support/coinhafen/transfer/crypto',
      ]),
    );
  });
});
