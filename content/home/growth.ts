/**
 * Words of the yard on the home page. Counts by year come from `content/site/key-figures.ts`, the newest from
 * `figures.ts`; the day is that of the press release on it.
 */
export const growthContent = {
  en: {
    title: 'Partner companies by year',
    latestDay: '2026-10-21',
    fresh: '{newCompanies} new in 2026',
    alt: 'The number of partner companies has grown from {firstCompanies} at the end of {firstYear} to {partnerCompanies} in October 2026; {newCompanies} have joined since the end of 2025.',
    caption: 'Partner companies at year-end, latest in October 2026',
    head: ['Year', 'Companies'],
    latestRow: 'October 2026',
    tableLabel: 'The chart as a table',
  },
  de: {
    title: 'Partnerunternehmen nach Jahren',
    latestDay: '2026-10-21',
    fresh: '{newCompanies} neue im Jahr 2026',
    alt: 'Die Zahl der Partnerunternehmen ist von {firstCompanies} Ende {firstYear} auf {partnerCompanies} im Oktober 2026 gestiegen; {newCompanies} sind seit Ende 2025 hinzugekommen.',
    caption: 'Partnerunternehmen am Jahresende, zuletzt im Oktober 2026',
    head: ['Jahr', 'Unternehmen'],
    latestRow: 'Oktober 2026',
    tableLabel: 'Das Diagramm als Tabelle',
  },
} as const;
