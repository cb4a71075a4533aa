import { brand } from '#content/site/brand';
import type { Drawing, Mark } from '#lib/core/chart';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';

/** Where a partner stands: between customers and bank, between company and bank, beside the company. */
export const partnerPlaces = ['product', 'supplier', 'adviser'] as const;

export type PartnerPlace = (typeof partnerPlaces)[number];

const size = { width: 340, height: 98 } as const;

/** Lanes of the sketch, 48 px apart: a change of lane is one tile at 45°. */
const upper = 20;
const lower = upper + 48;

/** Places and widths of the plates on the lower lane. */
const customers = { x: 42, width: 84 } as const;
const middle = { x: 166, width: 116 } as const;
const bank = { x: 294, width: 92 } as const;

const route = (d: string, lit: string = d): Mark[] => [
  { kind: 'line', role: 'bed', d },
  { kind: 'line', role: 'lit', d: lit },
];

/** From a plate's edge to the next one's there is room for two lamps: they begin a little behind the first. */
const lamps = (from: number, to: number): string => `M${from + 6} ${lower}H${to}`;

/** From the upper lane to the upper edge of a plate on the lower one: half a plate less than from lane to lane. */
const rise = 36;

/** The partner's own track, lit, to whom it works for; none leaves its lane but at 45°. */
const routes: Readonly<Record<PartnerPlace, Mark[]>> = {
  product: route(`M${customers.x} ${lower}H${bank.x}`, lamps(84, 138) + lamps(194, 248)),
  supplier: route(`M${middle.x} ${upper}H${bank.x - rise}l${rise} ${rise}`),
  adviser: route(`M${customers.x} ${upper}H${middle.x - rise}l${rise} ${rise}`),
};

const partnerPlate: Readonly<Record<PartnerPlace, { x: number; y: number; width: number }>> = {
  product: { x: middle.x, y: lower, width: 56 },
  supplier: { x: middle.x, y: upper, width: 56 },
  adviser: { x: customers.x, y: upper, width: 56 },
};

/** A sketch of who stands where: customers, company and bank on one track, the partner on its own, lit one. */
export function drawKind(place: PartnerPlace, locale: Locale): Drawing {
  const t = translate.company[locale];
  const plate = (at: { x: number; width: number }, text: string, y: number = lower): Mark => ({
    kind: 'plate',
    role: 'quiet',
    ...at,
    y,
    text,
  });
  const marks: Mark[] = [
    { kind: 'line', role: 'side', d: `M${customers.x} ${lower}H${bank.x}` },
    ...routes[place],
    plate(customers, t('placeCustomers')),
    ...(place === 'product' ? [] : [plate(middle, t('placeCompany'))]),
    plate(bank, brand.name),
    { kind: 'plate', ...partnerPlate[place], text: t('placeYou') },
  ];
  return { ...size, marks };
}

/** A kind of partners with its sketch, and the sketch in words. */
export function showKind<K extends { readonly place: PartnerPlace }>(kind: K, locale: Locale) {
  const t = translate.company[locale];
  const words = {
    product: t('placeOfProduct'),
    supplier: t('placeOfSupplier'),
    adviser: t('placeOfAdviser'),
  } as const;
  return { ...kind, sketch: { drawing: drawKind(kind.place, locale), sentence: words[kind.place] } };
}
