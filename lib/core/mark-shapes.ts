import type { Mark, Place, TextRole } from './chart';

type Of<K extends Mark['kind']> = Extract<Mark, { readonly kind: K }>;

/** Font sizes in px, as in `components/ui/chart/words.module.css`. */
export const textSizes = {
  ...{ strong: 15, label: 15, note: 13, main: 15, loss: 15, figure: 19, chapter: 17 },
} as const satisfies Readonly<Record<TextRole, number>>;

/** Shapes of marks in px, for pages and for sharing images. */
export const radiusOf = ({ role, isSmall }: Pick<Of<'point'>, 'role' | 'isSmall'>): number =>
  isSmall ? 4 : role === 'main' ? 6 : 5;

export const diamondPath = ({ x, y }: Place): string => `M${x} ${y - 8}l8 8l-8 8l-8 -8z`;

export const endPath = ({ x, y }: Place): string => `M${x} ${y - 9}v18`;

type Pin = { readonly needle: string; readonly cx: number; readonly cy: number; readonly r: number };

/** The needle of a pin, and its head as a circle. */
export const pinShape = ({ x, y }: Place): Pin => ({ needle: `M${x} ${y}v-14`, cx: x, cy: y - 18, r: 4 });

type Rectangle = Place & { readonly width: number; readonly height: number; readonly rx: number };

export const boxShape = ({ x, y, width, role }: Of<'box'>): Rectangle => {
  const height = role === 'name' ? 34 : 24;
  return { x: x - width / 2, y: y - height / 2, width, height, rx: 2 };
};

/** From the middle of a box to the baseline of its text. */
export const boxBaseline = 4.5;
