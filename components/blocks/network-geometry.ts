/** Routes that the home page's panel offers. */
type RouteName = 'account' | 'transfer' | 'card' | 'instalments';

/** A service on the plan: left edge and vertical centre of its badge in the view box. */
export type ServiceBadge = {
  readonly slug: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly routes: readonly RouteName[];
};

const tracksX = 612;

/** The mark that the parallel lines are monitored: a bar across them with a dot at each. */
export type MonitoringBarProps = {
  readonly x: number;
  readonly from: number;
  readonly to: number;
  /** Radius of the rings around the dots. */
  readonly radius: number;
  readonly dots: readonly {
    readonly slug: string;
    readonly y: number;
    readonly routes?: readonly RouteName[];
  }[];
};

const all: readonly RouteName[] = ['account', 'transfer', 'card', 'instalments'];

export const wideSize = { width: 960, height: 336 } as const;

/** Badges are wide enough for the longest names of both languages. */
export const serviceBadges: readonly ServiceBadge[] = [
  { slug: 'kyc-platform', x: 80, y: 120, width: 152, routes: ['account', 'instalments'] },
  { slug: 'bankident', x: 80, y: 216, width: 152, routes: [] },
  { slug: 'digital-banking', x: 80, y: 264, width: 188, routes: [] },
  { slug: 'accounts', x: 312, y: 168, width: 120, routes: all },
  { slug: 'consumer-lending', x: tracksX, y: 72, width: 184, routes: [] },
  { slug: 'splitpay', x: tracksX, y: 120, width: 184, routes: ['instalments'] },
  { slug: 'payment-flows', x: tracksX, y: 168, width: 184, routes: ['transfer'] },
  { slug: 'debit-cards', x: tracksX, y: 216, width: 184, routes: ['card'] },
  { slug: 'prepaid-cards', x: tracksX, y: 264, width: 184, routes: [] },
  { slug: 'cards', x: tracksX, y: 312, width: 184, routes: [] },
];

/** Tracks from a left end to beyond the right edge of the window. */
export const listBaseLines = (left: number): string =>
  `M${left} 168H1700M24 168L72 120H248L296 168M24 168L72 216H248L296 168M456 168L552 72H842L890 120` +
  `M504 120H1700M456 168L600 312H842L938 216M504 216H1700M552 264H890M${left} 264H172`;

export const wideRoutes: Readonly<Record<RouteName, string>> = {
  account: 'M-60 168H24L72 120H248L296 168H372',
  transfer: 'M-60 168H1700',
  card: 'M-60 168H456L504 216H1700',
  instalments: 'M-60 168H24L72 120H248L296 168H456L504 120H1700',
};

/** The route from the app to each service and beyond. */
export const serviceRoutes = {
  'kyc-platform': 'M-900 168H24L72 120H248L296 168H372',
  bankident: 'M-900 168H24L72 216H248L296 168H372',
  'digital-banking': 'M-900 264H172',
  accounts: 'M-900 168H372',
  'consumer-lending': 'M-900 168H456L552 72H842L890 120H1700',
  splitpay: 'M-900 168H456L504 120H1700',
  'payment-flows': 'M-900 168H1700',
  'debit-cards': 'M-900 168H456L504 216H1700',
  'prepaid-cards': 'M-900 168H456L552 264H890L938 216H1700',
  cards: 'M-900 168H456L600 312H842L938 216H1700',
} as const;

/** The plan for phones: a ladder with one badge per row. */
export const ladderSize = { width: 340, height: 572 } as const;

export const ladderBadge = { x: 38, width: 184 } as const;

const ladderStops = [
  { slug: 'kyc-platform', x: ladderBadge.x, y: 48 },
  { slug: 'bankident', x: ladderBadge.x, y: 96 },
  { slug: 'accounts', x: 2, y: 156 },
  { slug: 'consumer-lending', x: ladderBadge.x, y: 216 },
  { slug: 'splitpay', x: ladderBadge.x, y: 264 },
  { slug: 'payment-flows', x: ladderBadge.x, y: 312 },
  { slug: 'debit-cards', x: ladderBadge.x, y: 360 },
  { slug: 'prepaid-cards', x: ladderBadge.x, y: 408 },
  { slug: 'cards', x: ladderBadge.x, y: 456 },
  { slug: 'digital-banking', x: ladderBadge.x, y: 528 },
] as const;

export const ladderBadges: readonly ServiceBadge[] = ladderStops.map(({ slug, x, y }) => ({
  ...{ slug, x, y, width: ladderBadge.width },
  routes: serviceBadges.find((badge) => badge.slug === slug)?.routes ?? [],
}));

/** Six tracks branch off the trunk at 45 degrees; beyond the edge of a phone they join as on the wide plan. */
export const ladderBaseLines =
  'M14 -48V432L38 456H372L468 360M14 24L38 48H120M14 72L38 96H120M14 192L38 216H372L420 264' +
  'M14 240L38 264H1400M14 288L38 312H1400M14 336L38 360H1400M14 384L38 408H372L420 360M-900 528H120';

export const ladderMonitoringBar: MonitoringBarProps = {
  ...{ x: 234, from: 180, to: 476, radius: 9 },
  dots: ladderBadges.filter(({ y }) => y > 200 && y < 500),
};

/** The route to each service on the ladder and beyond. */
export const ladderRoutes = {
  'kyc-platform': 'M14 -48V24L38 48H120',
  bankident: 'M14 -48V72L38 96H120',
  accounts: 'M14 -48V156',
  'consumer-lending': 'M14 -48V192L38 216H372L420 264H1400',
  splitpay: 'M14 -48V240L38 264H1400',
  'payment-flows': 'M14 -48V288L38 312H1400',
  'debit-cards': 'M14 -48V336L38 360H1400',
  'prepaid-cards': 'M14 -48V384L38 408H372L420 360H1400',
  cards: 'M14 -48V432L38 456H372L468 360H1400',
  'digital-banking': 'M-900 528H120',
} as const;

/** The routes of the home page's panel on the ladder; opening an account leads past the check of the customer. */
export const ladderPanelRoutes: Readonly<Record<RouteName, string>> = {
  account: 'M14 -48V156M14 24L38 48H120',
  transfer: ladderRoutes['payment-flows'],
  card: ladderRoutes['debit-cards'],
  instalments: `${ladderRoutes.splitpay}M14 24L38 48H120`,
};

/** Positions of the destination labels: per track on phones, and after the junctions; in a panel one each. */
export const ladderExits = {
  panel: { x: 250, shop: [264], payee: [312], network: [360] },
  near: { x: 250, shop: [216, 264], payee: [312], network: [360, 408, 456] },
  far: { x: 482, shop: [264], payee: [312], network: [360] },
} as const;

export const wideMonitoringBar: MonitoringBarProps = {
  ...{ x: 820, from: 42, to: 334, radius: 12 },
  dots: serviceBadges.filter(({ x }) => x === tracksX),
};
