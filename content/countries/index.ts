/** Texts of the page about countries. The facts of its table are in `offer.ts`. */
export const countriesContent = {
  en: {
    name: 'Countries',
    metaTitle: 'Countries: accounts, cards and loans by country',
    title: 'What Stellwerk offers in which country',
    description:
      'Accounts, cards, consumer loans, IBANs and ways to prove identity, for each of the 30 states of the EEA and the other countries of SEPA.',
    menuText: 'Accounts, cards, loans and IBANs by country',
    date: '2026-11-29',
    summary:
      'Partners offer accounts and cards from Stellwerk in {programmes} countries; our licence and passport cover {passportCountries}. Beyond the EEA there are payments only.',
    searchTerms: ['coverage', 'country', 'availability', 'Austria', 'France', 'Netherlands', 'Switzerland'],
    table: {
      title: 'Country by country',
      text: 'Accounts and cards can be opened by residents of the country. All accounts are held in Berlin, whatever the country code of their IBAN.',
      caption: 'Accounts, cards, loans and identification by country, November 2026',
    },
    notes: {
      title: 'How to read the table',
      items: [
        {
          title: 'On request',
          text: 'The [passport](/en/license/#where-the-licence-is-valid) covers the state, but no programme runs there yet. Before a launch we examine with the partner which consumer law applies and which IBAN suits. [Describe your project](/en/partners/#enquiry)',
        },
        {
          title: 'Consumer loans',
          text: '[Loans](/en/services/consumer-lending/) and [instalment purchases](/en/services/splitpay/) are granted under German law to people who live in Germany. Each further country is examined before launch.',
        },
        {
          title: 'Identification',
          text: "The online ID function needs an identity card, residence permit or eID card from Germany. Video works with many foreign documents. [Bankident](/en/services/bankident/) needs an account in the applicant's own name.",
        },
        {
          title: 'Payments only',
          text: 'From every account, euros can be sent to and received from all SEPA countries. In Switzerland, the United Kingdom and other countries outside the EEA we open no accounts, because the passport ends there.',
        },
        {
          title: 'Rights of account holders',
          text: '[Customer information](/en/customer-information/) says for each country with a programme which time limits, fees and rights apply, also in French, Spanish and Italian.',
        },
      ],
    },
  },
  de: {
    name: 'Länder',
    metaTitle: 'Länder: Konten, Karten und Kredite je Land',
    title: 'Was Stellwerk in welchem Land anbietet',
    description:
      'Konten, Karten, Verbraucherkredite, IBANs und Wege zur Identifizierung für jeden der 30 EWR-Staaten und die übrigen Länder des SEPA-Raums.',
    menuText: 'Konten, Karten, Kredite und IBANs je Land',
    date: '2026-11-29',
    summary:
      'In {programmes} Ländern bieten Partner Konten und Karten von Stellwerk an; Erlaubnis und Europäischer Pass gelten in {passportCountries}. Jenseits des EWR gibt es nur Zahlungen.',
    searchTerms: ['Verfügbarkeit', 'Land', 'Ausland', 'Österreich', 'Frankreich', 'Niederlande', 'Schweiz'],
    table: {
      title: 'Land für Land',
      text: 'Konto und Karte bekommt, wer im jeweiligen Land wohnt oder seinen Sitz hat. Geführt werden alle Konten in Berlin, gleich mit welchem Ländercode ihre IBAN beginnt.',
      caption: 'Konten, Karten, Kredite und Identifizierung je Land, November 2026',
    },
    notes: {
      title: 'So ist die Tabelle zu lesen',
      items: [
        {
          title: 'Auf Anfrage',
          text: 'Der [Europäische Pass](/de/license/#wo-die-erlaubnis-gilt) umfasst den Staat, aber noch läuft dort kein Programm. Vor einem Start prüfen wir mit dem Partner, welches Verbraucherrecht gilt und welche IBAN passt. [Vorhaben beschreiben](/de/partners/#enquiry)',
        },
        {
          title: 'Verbraucherkredite',
          text: '[Kredite](/de/services/consumer-lending/) und [Ratenkäufe](/de/services/splitpay/) vergeben wir nach deutschem Recht an Menschen, die in Deutschland wohnen. Jedes weitere Land wird vor dem Start geprüft.',
        },
        {
          title: 'Identifizierung',
          text: 'Die Online-Ausweisfunktion braucht einen Personalausweis, einen Aufenthaltstitel oder eine eID-Karte aus Deutschland. Per Video lassen sich viele ausländische Dokumente prüfen. [Bankident](/de/services/bankident/) setzt ein Konto auf den eigenen Namen voraus.',
        },
        {
          title: 'Nur Zahlungen',
          text: 'Von jedem Konto lassen sich Euro in alle SEPA-Länder überweisen und von dort empfangen. In der Schweiz, im Vereinigten Königreich und in anderen Ländern außerhalb des EWR eröffnen wir keine Konten, denn dort endet der Pass.',
        },
        {
          title: 'Rechte der Kontoinhaber',
          text: 'Die [Kundeninformationen](/de/customer-information/) nennen für jedes Land mit Programm Fristen, Entgelte und Rechte, auch auf Französisch, Spanisch und Italienisch.',
        },
      ],
    },
  },
} as const;
