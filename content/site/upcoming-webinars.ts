/**
 * Webinars to come, with the link that participants get by e-mail; no page shows it. The day of the build
 * decides which of them is announced, so that past ones can stay until their summary is published.
 */
export const upcomingWebinars = [
  {
    announced: '2026-11-20',
    date: '2027-01-28',
    starts: '10:00',
    ends: '11:00',
    subject: {
      en: 'The Anti-Money Laundering Regulation from 10 July 2027: what changes when customers sign up',
      de: 'Die Geldwäscheverordnung ab 10. Juli 2027: was sich bei der Anmeldung von Kunden ändert',
    },
    place: { en: 'Online, in German', de: 'Online, auf Deutsch' },
    join: 'https://webinars.stellwerk.example/2027-01-28/t7qk-29mx',
  },
] as const;
