import { brand } from '#content/site/brand';
import { drawLine } from '#lib/charts/marks';
import type { Drawing, Mark } from '#lib/core/chart';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';

/** Position of a partner: between customers and bank, between company and bank, beside the company. */
export const partnerPlaces = ['product', 'supplier', 'adviser'] as const;

export type PartnerPlace = (typeof partnerPlaces)[number];

const size = { width: 340, height: 98 } as const;

/** The lanes are 48 px apart, so that a change of lane at 45° is one tile. */
const upper = 20;
const lower = upper + 48;

/** Centres and widths of the labels on the lower lane. */
const customers = { x: 42, width: 84 } as const;
const middle = { x: 166, width: 116 } as const;
const bank = { x: 294, width: 92 } as const;

const route = (d: string, lit: string = d): Mark[] => [drawLine('casing', d), drawLine('highlight', lit)];

/** Highlighted line between two labels; it starts 6 px after the first to fit two dots. */
const lamps = (from: number, to: number): string => `M${from + 6} ${lower}H${to}`;

/** Height from the upper lane to the upper edge of a label on the lower one. */
const rise = 36;

/** Highlighted line from the partner to the one it works for; lanes are only changed at 45°. */
const routes: Readonly<Record<PartnerPlace, Mark[]>> = {
  product: route(`M${customers.x} ${lower}H${bank.x}`, lamps(84, 138) + lamps(194, 248)),
  supplier: route(`M${middle.x} ${upper}H${bank.x - rise}l${rise} ${rise}`),
  adviser: route(`M${customers.x} ${upper}H${middle.x - rise}l${rise} ${rise}`),
};

const partnerBadge: Readonly<Record<PartnerPlace, { x: number; y: number; width: number }>> = {
  product: { x: middle.x, y: lower, width: 56 },
  supplier: { x: middle.x, y: upper, width: 56 },
  adviser: { x: customers.x, y: upper, width: 56 },
};

/** Diagram of customers, company and bank on one line, with the partner's line highlighted. */
export function drawKind(place: PartnerPlace, locale: Locale): Drawing {
  const t = translate.company[locale];
  const badge = (at: { x: number; width: number }, text: string, y: number = lower): Mark => ({
    kind: 'box',
    role: 'secondary',
    ...at,
    y,
    text,
  });
  const marks: Mark[] = [
    drawLine('side', `M${customers.x} ${lower}H${bank.x}`),
    ...routes[place],
    badge(customers, t('placeCustomers')),
    ...(place === 'product' ? [] : [badge(middle, t('placeCompany'))]),
    badge(bank, brand.name),
    { kind: 'box', ...partnerBadge[place], text: t('placeYou') },
  ];
  return { ...size, marks };
}

/** Adds the diagram and its text alternative to a kind of partner. */
export function showKind<K extends { readonly place: PartnerPlace }>(kind: K, locale: Locale) {
  const t = translate.company[locale];
  const words = {
    product: t('placeOfProduct'),
    supplier: t('placeOfSupplier'),
    adviser: t('placeOfAdviser'),
  } as const;
  return { ...kind, sketch: { drawing: drawKind(kind.place, locale), alt: words[kind.place] } };
}
