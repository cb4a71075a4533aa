/** When the night band's transfer is where. The same for all languages; the glossary's entry on SEPA tells it too. */
const times = {
  from: '2026-11-28T12:00',
  approved: '2026-11-28T20:15',
  received: '2026-11-30T00:00',
  latest: '2026-12-02T00:00',
} as const;

/** The night band of the home page: one transfer as a graphic timetable. */
export const transferTimetableContent = {
  en: {
    title: 'A transfer on Saturday at 20:15: instant and ordinary',
    lead: 'Railways draw a timetable as lines: time runs to the right, stations lie one below the other, and a steep line is a fast train. Here is a transfer of €480, once as an instant and once as an ordinary transfer.',
    alt: 'A transfer of 480 euros is approved on Saturday, 28 November 2026, at 20:15. As an instant transfer it reaches the payee’s bank within ten seconds. As an ordinary one it waits over Sunday, counts as received on Monday and must arrive by the end of Tuesday.',
    timetable: {
      from: times.from,
      to: times.latest,
      days: [
        { day: '2026-11-28', name: 'Saturday', short: 'Sat', isClosed: true },
        { day: '2026-11-29', name: 'Sunday', short: 'Sun', isClosed: true },
        { day: '2026-11-30', name: 'Monday', short: 'Mon' },
        { day: '2026-12-01', name: 'Tuesday', short: 'Tue' },
      ],
      stations: [
        { id: 'app', name: 'Your app', note: '€480 approved at 20:15' },
        { id: 'bank', name: 'Stellwerk', note: 'debits the payer' },
        { id: 'clearing', name: 'Clearing', note: 'TIPS, RT1 or STEP2' },
        { id: 'payee', name: 'Payee’s bank', note: 'credits the payee' },
      ],
      runs: [
        {
          role: 'main',
          calls: [
            { station: 'app', at: times.approved },
            { station: 'bank', at: times.approved },
            { station: 'clearing', at: times.approved },
            { station: 'payee', at: times.approved, words: 'Instant: there within 10 seconds' },
          ],
        },
        {
          role: 'side',
          end: 'stop',
          calls: [
            { station: 'app', at: times.approved },
            { station: 'bank', at: times.approved, words: 'Ordinary: waits until Monday' },
            { station: 'bank', at: times.received, isEvent: true, words: 'counts as received on Monday' },
            { station: 'payee', at: times.latest, isExpected: true, words: 'by the end of Tuesday' },
          ],
        },
      ],
    },
    table: {
      caption: 'A transfer of €480 on 28 November 2026, instant and ordinary',
      head: ['What happens', 'Instant transfer', 'Ordinary transfer'],
      rows: [
        ['Approved in your app', 'Saturday, 20:15:00', 'Saturday, 20:15:00'],
        ['Counts as received', 'at once', 'Monday, 30 November'],
        ['With the payee’s bank', 'Saturday, 20:15:10 at the latest', 'by the end of Tuesday, 1 December'],
      ],
    },
    tableLabel: 'The timetable as a table',
    sources: [
      'Instant: [Articles 5a to 5c of Regulation (EU) No 260/2012](https://eur-lex.europa.eu/eli/reg/2012/260/oj). Ten seconds at any hour, at no higher charge than an ordinary transfer, after the verification of payee (name check).',
      'Ordinary: [section 675n](https://www.gesetze-im-internet.de/bgb/__675n.html) and [section 675s BGB](https://www.gesetze-im-internet.de/bgb/__675s.html). By the end of the business day after receipt.',
    ],
    legend: 'Hatched: days that are not business days for this bank. Dashed line: latest time of arrival.',
    links: [
      { name: 'SEPA, deadline by deadline', id: 'glossary/single-euro-payments-area' },
      { name: 'Payment flows', id: 'services/payment-flows' },
    ],
  },
  de: {
    title: 'Überweisung am Samstag, 20:15 Uhr: Echtzeit und gewöhnlich',
    lead: 'Die Bahn zeichnet Fahrpläne als Linien: Die Zeit läuft nach rechts, die Stationen liegen untereinander, eine steile Linie ist ein schneller Zug. Hier ist es eine Überweisung über 480 €, einmal in Echtzeit und einmal gewöhnlich.',
    alt: 'Eine Überweisung über 480 Euro wird am Samstag, dem 28. November 2026, um 20:15 Uhr freigegeben. In Echtzeit ist sie innerhalb von zehn Sekunden bei der Empfängerbank. Als gewöhnliche Überweisung bleibt sie über den Sonntag liegen, gilt am Montag als zugegangen und muss bis Dienstag, 1. Dezember, 24 Uhr ankommen.',
    timetable: {
      from: times.from,
      to: times.latest,
      days: [
        { day: '2026-11-28', name: 'Samstag', short: 'Sa.', isClosed: true },
        { day: '2026-11-29', name: 'Sonntag', short: 'So.', isClosed: true },
        { day: '2026-11-30', name: 'Montag', short: 'Mo.' },
        { day: '2026-12-01', name: 'Dienstag', short: 'Di.' },
      ],
      stations: [
        { id: 'app', name: 'Ihre App', note: 'Freigabe um 20:15 Uhr' },
        { id: 'bank', name: 'Stellwerk', note: 'belastet das Konto' },
        { id: 'clearing', name: 'Clearing', note: 'TIPS, RT1 oder STEP2' },
        { id: 'payee', name: 'Empfängerbank', note: 'schreibt gut' },
      ],
      runs: [
        {
          role: 'main',
          calls: [
            { station: 'app', at: times.approved },
            { station: 'bank', at: times.approved },
            { station: 'clearing', at: times.approved },
            { station: 'payee', at: times.approved, words: 'Echtzeit: in 10 Sekunden da' },
          ],
        },
        {
          role: 'side',
          end: 'stop',
          calls: [
            { station: 'app', at: times.approved },
            { station: 'bank', at: times.approved, words: 'Gewöhnlich: wartet bis Montag' },
            { station: 'bank', at: times.received, isEvent: true, words: 'gilt am Montag als zugegangen' },
            { station: 'payee', at: times.latest, isExpected: true, words: 'bis Ende Dienstag' },
          ],
        },
      ],
    },
    table: {
      caption: 'Eine Überweisung über 480 € am 28. November 2026, in Echtzeit und gewöhnlich',
      head: ['Was geschieht', 'Echtzeitüberweisung', 'Gewöhnliche Überweisung'],
      rows: [
        ['Freigegeben in Ihrer App', 'Samstag, 20:15:00 Uhr', 'Samstag, 20:15:00 Uhr'],
        ['Gilt als zugegangen', 'sofort', 'Montag, 30. November'],
        ['Bei der Empfängerbank', 'spätestens Samstag, 20:15:10 Uhr', 'bis Dienstag, 1. Dezember, 24 Uhr'],
      ],
    },
    tableLabel: 'Der Zeitplan als Tabelle',
    sources: [
      'Echtzeit: [Art. 5a bis 5c der Verordnung (EU) Nr. 260/2012](https://eur-lex.europa.eu/eli/reg/2012/260/oj). Zehn Sekunden, zu jeder Zeit, nicht teurer als eine gewöhnliche, nach einer Empfängerüberprüfung (Namensabgleich).',
      'Gewöhnlich: [§ 675n](https://www.gesetze-im-internet.de/bgb/__675n.html) und [§ 675s BGB](https://www.gesetze-im-internet.de/bgb/__675s.html). Bis zum Ende des Geschäftstags nach dem Zugang.',
    ],
    legend: 'Schraffiert: kein Geschäftstag dieser Bank. Gestrichelt: spätestens.',
    links: [
      { name: 'SEPA, Frist für Frist', id: 'glossary/single-euro-payments-area' },
      { name: 'Zahlungsströme', id: 'services/payment-flows' },
    ],
  },
} as const;
