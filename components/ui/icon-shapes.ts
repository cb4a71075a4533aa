export const iconShapes = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM15 15l5 5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 3 22.5 21H1.5ZM12 9.5v5.5M12 17v1.5',
  play: 'M8 5.5v13l10.5-6.5z',
  calendar: 'M5 6.5h14V20H5zM5 11h14M9 4v5M15 4v5',
  rss: 'M5 5a14 14 0 0 1 14 14M5 11a8 8 0 0 1 8 8M5 17.5h1.5V19H5z',
  print: 'M7.5 9V4h9v5M7 17H4V9h16v8h-3M7.5 14h9v6h-9z',
  chevron: 'M6 9l6 6 6-6',
  mail: 'M4 6h16v12H4zM4 7l8 6.5L20 7',
  phone: 'M5 4.5h4l1.5 4.5-2.25 1.75a11 11 0 0 0 5 5L15 13.5l4.5 1.5v4h-2.5A12.5 12.5 0 0 1 5 7z',
} as const;

export type IconName = keyof typeof iconShapes;
