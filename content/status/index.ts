/** Texts of the status page. */
export const statusContent = {
  en: {
    name: 'Status of our systems',
    metaTitle: 'System status: incidents and maintenance',
    title: 'Incidents and maintenance',
    description:
      'Whether accounts, payments, cards, identity checks and the API of Stellwerk work right now, with planned maintenance and past incidents.',
    summary:
      'We report every failure of accounts, payments, cards, identification or the API that lasts longer than ten minutes, and announce maintenance a week ahead.',
    facts: [
      { label: 'API available, last twelve months', value: '99.98%' },
      { label: 'Measured', value: 'every 30 seconds from two networks' },
      { label: 'Planned maintenance', value: 'counts as downtime' },
      { label: 'Engineer for partners', value: 'by phone within 15 minutes, outside office hours' },
    ],
    searchTerms: ['outage', 'downtime', 'status', 'maintenance', 'incident'],
    more: [
      {
        title: 'Follow notices',
        text: 'The same notices are a [JSON feed](/feeds/status-en.json) for your monitoring or feed reader. Partners also receive them by e-mail and webhook.',
      },
      {
        title: 'A payment is missing?',
        text: 'If nothing is reported here, it is about your account only. Call the company whose app you use: [find its number](/en/support/#companies).',
      },
    ],
  },
  de: {
    name: 'Status unserer Systeme',
    metaTitle: 'Systemstatus: Störungen und Wartungen',
    title: 'Störungen und Wartungen',
    description:
      'Ob Konten, Zahlungen, Karten, Identifizierung und API von Stellwerk gerade funktionieren, mit geplanten Wartungen und früheren Störungen.',
    summary:
      'Wir melden jeden Ausfall von Konten, Zahlungen, Karten, Identifizierung oder API über zehn Minuten und kündigen Wartungen eine Woche vorher an.',
    facts: [
      { label: 'API verfügbar, letzte zwölf Monate', value: '99,98 %' },
      { label: 'Gemessen', value: 'alle 30 Sekunden aus zwei Netzen' },
      { label: 'Geplante Wartung', value: 'zählt als Ausfall' },
      { label: 'Technik für Partner', value: 'telefonisch in 15 Minuten, außerhalb der Bürozeiten' },
    ],
    searchTerms: ['Ausfall', 'Störung', 'Status', 'Wartung'],
    more: [
      {
        title: 'Meldungen abonnieren',
        text: 'Dieselben Meldungen gibt es als [JSON-Feed](/feeds/status-de.json) für Ihre Überwachung oder Ihren Feedreader. Partner erhalten sie außerdem per E-Mail und Webhook.',
      },
      {
        title: 'Eine Zahlung fehlt?',
        text: 'Ist hier nichts gemeldet, betrifft es nur Ihr Konto. Rufen Sie das Unternehmen an, dessen App Sie nutzen: [Telefonnummer finden](/de/support/#companies).',
      },
    ],
  },
} as const;
