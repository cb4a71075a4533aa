/** Texts of the changelog of the API. */
export const changelogContent = {
  en: {
    name: 'API changelog',
    metaTitle: 'API changelog: versions and additions',
    title: 'What has changed in the API',
    description:
      'Versions, additions and announcements of the Stellwerk API by day, with what a partner has to do, as a page and as a feed.',
    summary:
      'Additions appear at any time and break nothing. Whatever is removed or renamed is announced 90 days ahead, by e-mail and here.',
    searchTerms: [
      'release notes',
      'versions',
      'deprecation',
      'breaking changes',
    ],
    heading: 'Changes, newest first',
    follow:
      'Follow the changes in a feed reader: [RSS](/feeds/api-en.xml) or [JSON Feed](/feeds/api-en.json).',
    support: {
      months: 24,
      title: 'How long each version is supported',
      until: 'supported until',
      newest: 'newest version, supported until',
      alt: 'Each of the last four versions is supported for 24 months from its release, so all four are now available side by side.',
      head: ['Version', 'From', 'Until'],
    },
  },
  de: {
    name: 'Änderungen der API',
    metaTitle: 'Änderungen der API: Versionen, Ergänzungen',
    title: 'Was sich in der API geändert hat',
    description:
      'Versionen, Ergänzungen und Ankündigungen der API von Stellwerk nach Tagen, mit dem, was Partner tun müssen, als Seite und als Feed.',
    summary:
      'Ergänzungen kommen jederzeit und brechen nichts. Was wegfällt oder umbenannt wird, kündigen wir 90 Tage vorher an, per E-Mail und hier.',
    searchTerms: ['Changelog', 'Release Notes', 'Versionen', 'Deprecation'],
    heading: 'Änderungen, die neueste zuerst',
    follow:
      'Den Änderungen im Feedreader folgen: [RSS](/feeds/api-de.xml) oder [JSON Feed](/feeds/api-de.json).',
    support: {
      months: 24,
      title: 'Wie lange jede Version unterstützt wird',
      until: 'unterstützt bis',
      newest: 'neueste Version, unterstützt bis',
      alt: 'Jede der letzten vier Versionen wird ab ihrem Erscheinen 24 Monate lang unterstützt; zurzeit sind alle vier nebeneinander nutzbar.',
      head: ['Version', 'Ab', 'Bis'],
    },
  },
} as const;

/** Changes of the API, newest first. A version bears its day, from which its support is drawn. */
export const changes = [
  {
    day: '2026-11-29',
    kind: 'addition',
    en: {
      title: 'Reference with all operations',
      text: 'The [reference](/en/developers/reference/) shows every operation with fields, errors and code in three languages. [openapi.json](/documents/developers/openapi.json) now has an example of each request and response, and names only errors that an operation can have. Nothing to do.',
    },
    de: {
      title: 'Referenz mit allen Operationen',
      text: 'Die [Referenz](/de/developers/reference/) zeigt jede Operation mit Feldern, Fehlern und Code in drei Sprachen. [openapi.json](/documents/developers/openapi.json) hat jetzt für jede Anfrage und Antwort ein Beispiel und nennt nur Fehler, die eine Operation haben kann. Zu tun ist nichts.',
    },
  },
  {
    day: '2026-09-01',
    kind: 'version',
    en: {
      title: 'Result of the verification of payee as a field',
      text: '`payee_verification` replaces the codes in `warnings`. Values: `match`, `close_match`, `no_match`, `not_possible`.',
    },
    de: {
      title: 'Empfängerüberprüfung als eigenes Feld',
      text: '`payee_verification` ersetzt die Codes in `warnings`. Werte: `match`, `close_match`, `no_match`, `not_possible`.',
    },
  },
  {
    day: '2026-07-13',
    kind: 'addition',
    en: {
      title: 'Webhook secrets can be rotated',
      text: '`POST /v1/webhooks/:id/rotate-secret` issues a new secret. For seven days deliveries carry two signatures: check that your code accepts a header with several `v1` before you rotate.',
    },
    de: {
      title: 'Webhook-Secrets lassen sich wechseln',
      text: '`POST /v1/webhooks/:id/rotate-secret` stellt ein neues Secret aus. Sieben Tage lang tragen Zustellungen zwei Signaturen: Prüfen Sie vor dem Wechsel, ob Ihr Code einen Header mit mehreren `v1` annimmt.',
    },
  },
  {
    day: '2026-06-03',
    kind: 'announcement',
    en: {
      title: 'The field warnings ends with version 2026-09-01',
      text: 'From that version on, `payee_verification` holds the result of the verification of payee. Who names an older version keeps `warnings` until the end of its support.',
    },
    de: {
      title: 'Das Feld warnings entfällt mit Version 2026-09-01',
      text: 'Ab dieser Version nennt `payee_verification` das Ergebnis der Empfängerüberprüfung. Wer eine ältere Version angibt, behält `warnings`, solange sie unterstützt wird.',
    },
  },
  {
    day: '2026-05-04',
    kind: 'version',
    en: {
      title: 'Events can be repeated',
      text: '`POST /v1/events/:id/repeat` sends an event of the last 30 days again, to all endpoints or to one.',
    },
    de: {
      title: 'Ereignisse lassen sich wiederholen',
      text: '`POST /v1/events/:id/repeat` sendet ein Ereignis der letzten 30 Tage noch einmal, an alle Endpunkte oder an einen.',
    },
  },
  {
    day: '2026-03-16',
    kind: 'addition',
    en: {
      title: 'Certificates report their end',
      text: 'The event `certificate.expiring` arrives 60, 14 and 3 days before a client certificate expires. Answer it with `200` like any event that you do not handle.',
    },
    de: {
      title: 'Zertifikate melden ihr Ende',
      text: 'Das Ereignis `certificate.expiring` trifft 60, 14 und 3 Tage vor dem Ablauf eines Client-Zertifikats ein. Beantworten Sie es mit `200` wie jedes Ereignis, das Sie nicht verarbeiten.',
    },
  },
  {
    day: '2026-01-12',
    kind: 'version',
    en: {
      title: 'Bulgarian lev removed',
      text: "Bulgaria has used the euro since 1 January 2026. `BGN` no longer occurs as the currency of a card payment's original amount.",
    },
    de: {
      title: 'Bulgarischer Lew entfällt',
      text: 'Bulgarien hat seit dem 1. Januar 2026 den Euro. `BGN` kommt als Währung des Ursprungsbetrags einer Kartenzahlung nicht mehr vor.',
    },
  },
  {
    day: '2025-10-14',
    kind: 'announcement',
    en: {
      title: 'The Bulgarian lev ends with version 2026-01-12',
      text: 'Bulgaria introduces the euro on 1 January 2026. `BGN` will then disappear from the currencies of `original_amount`; nothing changes for other currencies.',
    },
    de: {
      title: 'Der bulgarische Lew entfällt mit Version 2026-01-12',
      text: 'Bulgarien führt am 1. Januar 2026 den Euro ein. `BGN` entfällt dann bei den Währungen von `original_amount`; für andere Währungen ändert sich nichts.',
    },
  },
  {
    day: '2025-10-06',
    kind: 'version',
    en: {
      title: 'Instant transfers for everyone',
      text: '`sct_inst` is available to all partners, as Regulation (EU) 2024/886 requires from 9 October 2025. `sct` remains for ordinary transfers and bulk orders.',
    },
    de: {
      title: 'Echtzeitüberweisungen für alle',
      text: '`sct_inst` steht allen Partnern offen, wie es die Verordnung (EU) 2024/886 ab dem 9. Oktober 2025 verlangt. `sct` bleibt für gewöhnliche Überweisungen und Sammelaufträge.',
    },
  },
] as const;
