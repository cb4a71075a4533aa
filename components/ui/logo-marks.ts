/** Typographic style of a name: a class of `logo-line.module.css`. */
export type LogoSetting = 'wide' | 'caps' | 'lower' | 'black' | 'light' | 'slanted';

/** Symbol in a view box of 24 by 24, filled, stroked or both; `boldFrom` is the index of the first bold letter. */
export type LogoMark = {
  readonly setting: LogoSetting;
  readonly fill?: string;
  readonly line?: string;
  readonly boldFrom?: number;
};

/** Logos of the invented customers by slug. */
export const logoMarks: Readonly<Record<string, LogoMark>> = {
  // The T account of bookkeeping.
  kontaro: { setting: 'wide', fill: 'M2 3h20v4H2zM10 9h4v13h-4z' },
  // Sunrise.
  lohnlicht: {
    setting: 'light',
    boldFrom: 4,
    fill: 'M4 20a8 8 0 0 1 16 0z',
    line: 'M12 3v5M3 8l4 3.5M21 8l-4 3.5',
  },
  // Bicycle.
  velomark: {
    setting: 'slanted',
    line: 'M6 11.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM18 11.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM6 16l4-11h6l2 11',
  },
  voltreise: { setting: 'caps', boldFrom: 4, fill: 'M14 1 4 14h6l-1 9L20 9.5h-7z' },
  // Compass.
  reisolo: {
    setting: 'lower',
    fill: 'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21ZM6.5 17.5l3-8 8-3-3 8z',
  },
  // Hexagon nut.
  gewerkly: {
    setting: 'black',
    fill: 'M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12zM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z',
  },
  // Bar chart.
  depotia: { setting: 'wide', fill: 'M2 15h5v7H2zM9.5 9h5v13h-5zM17 2h5v20h-5z' },
  // Anchor.
  coinhafen: {
    setting: 'lower',
    boldFrom: 4,
    line: 'M12 8v14M12 2.5a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5ZM3.5 12.5a8.5 8.5 0 0 0 17 0M7.5 12h9',
  },
  // Pocket.
  taschero: { setting: 'black', fill: 'M2 3h20v10a10 10 0 0 1-20 0zM6.5 7.5v3h11v-3z' },
  // Railway track.
  marktgleis: { setting: 'caps', boldFrom: 5, line: 'M8 2 4 22M16 2l4 20M6 7h12M5 12.5h14M4 18h16' },
};
