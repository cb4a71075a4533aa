/**
 * Incidents and maintenance, newest first, with times in Berlin. The build writes them to `/feeds/status-en.json` and
 * `/feeds/status-de.json`, which operators replace on the host: docs/operating.md#notices.
 */
export const notices = [
  {
    id: '2026-11-15-ledger',
    kind: 'maintenance',
    areas: ['payments'],
    from: '2026-11-15T02:00:00+01:00',
    until: '2026-11-15T03:10:00+01:00',
    announcedFrom: '2026-11-08T09:00:00+01:00',
    en: {
      title: 'Ledger maintenance',
      text: 'We moved the ledger to new database servers. Transfers that arrived in this time were booked by 03:12. Card payments and instant transfers were not affected.',
    },
    de: {
      title: 'Wartung des Hauptbuchs',
      text: 'Wir haben das Hauptbuch (Ledger) auf neue Datenbankserver umgezogen. Überweisungen, die in dieser Zeit eingingen, waren um 03:12 Uhr gebucht. Kartenzahlungen und Echtzeitüberweisungen liefen weiter.',
    },
  },
  {
    id: '2026-09-22-webhooks',
    kind: 'incident',
    areas: ['api'],
    from: '2026-09-22T10:41:00+02:00',
    until: '2026-09-22T11:58:00+02:00',
    en: {
      title: 'Webhooks delayed',
      text: 'Webhooks reached partners up to 40 minutes late, because one queue had too few workers after a release. No event was lost; payments were booked on time. We now test each release with the load of the busiest hour.',
    },
    de: {
      title: 'Webhooks verzögert',
      text: 'Webhooks kamen bis zu 40 Minuten zu spät an, weil eine Warteschlange nach einer neuen Version zu wenige Prozesse hatte. Kein Ereignis ging verloren, Zahlungen wurden pünktlich gebucht. Seitdem prüfen wir jede Version mit der Last der stärksten Stunde.',
    },
  },
  {
    id: '2026-06-11-identification',
    kind: 'incident',
    areas: ['identification'],
    from: '2026-06-11T17:05:00+02:00',
    until: '2026-06-11T18:20:00+02:00',
    en: {
      title: 'Identification with the online ID card unavailable',
      text: 'Identification with the online ID card failed, because a certificate at our service provider had expired. Applicants could use video identification or the account-based procedure. Expiry dates of providers are now part of our own monitoring.',
    },
    de: {
      title: 'Identifizierung mit der Online-Ausweisfunktion gestört',
      text: 'Die Identifizierung mit der Online-Ausweisfunktion schlug fehl, weil beim Dienstleister ein Zertifikat abgelaufen war. Antragsteller konnten sich per Video oder über ihr Konto identifizieren. Ablaufdaten der Dienstleister überwachen wir seitdem selbst.',
    },
  },
] as const;
