/** Texts of the IBAN checker. Its labels and results are in `messages/` under `ibanChecker`. */
export const ibanCheckerContent = {
  en: {
    name: 'IBAN checker',
    metaTitle: 'IBAN checker: country, length and check digits',
    date: '2026-11-29',
    title: 'Check an IBAN and find the wrong place',
    description:
      'Checks the country, length, letters and check digits of an IBAN from any SEPA country in your browser, and says at which place it goes wrong.',
    menuText: 'Says at which place an IBAN goes wrong',
    summary:
      'The check says at which place an IBAN from a SEPA country goes wrong. It runs on your device alone: the IBAN is neither sent nor stored.',
    searchTerms: [
      'check IBAN',
      'validate IBAN',
      'IBAN calculator',
      'wrong IBAN',
      'check digits',
      'IBAN length',
    ],
    withoutScript:
      'The check needs JavaScript. Without it, compare the IBAN with [the table of countries](#countries), and [work out the check digits by hand](/en/glossary/international-bank-account-number/#verifying-the-check-digits).',
    finds: {
      title: 'What the check finds',
      items: [
        {
          title: 'A wrong country or length',
          text: 'Every country has IBANs of one length. If a character is missing or there is one too many, the length shows it, but not where it happened.',
        },
        {
          title: 'A letter instead of a digit',
          text: 'Each country has laid down where letters may stand. An O in place of a 0 is found at once, with its place.',
        },
        {
          title: 'Check digits that do not match',
          text: 'Divided by 97, an IBAN leaves the remainder 1. If one character is wrong or two neighbours are swapped, it does not. The glossary shows [the calculation step by step](/en/glossary/international-bank-account-number/#verifying-the-check-digits).',
        },
        {
          title: 'Sometimes the very place',
          text: 'If the check digits do not match, the check tries every other character at every place and every swap of neighbours. It names a place only if a single mistake can be nowhere else.',
        },
      ],
    },
    limits: {
      title: 'A well-formed IBAN proves nothing about the account',
      items: [
        {
          title: 'Does the account exist?',
          text: 'The digits do not tell. Anyone can calculate an IBAN that is well formed and belongs to nobody. Only the bank that is said to hold the account knows.',
        },
        {
          title: 'Does it belong to the payee?',
          text: 'For this there is the [verification of payee](/en/glossary/international-bank-account-number/#what-verification-of-payee-adds) (name check): before a transfer in euros, your bank asks whether name and IBAN belong together. Take "no match" seriously. [What the name check has changed](/en/blog/verification-of-payee-one-year-on/)',
        },
        {
          title: 'Has the invoice been changed?',
          text: 'Fraudsters replace the IBAN on real invoices, and theirs is well formed, too. If a supplier suddenly has a new account, call the number that you already had, not the one in the message. [How phishing works](/en/security/what-is-phishing/)',
        },
      ],
    },
    countries: {
      title: 'Length of the IBAN by country',
      text: 'The 41 countries of SEPA, and Gibraltar, which has a code of its own. "BIC as well" means that banks may ask the payer for the BIC for a transfer in euros; inside the European Economic Area it may not.',
      caption: 'IBANs of the SEPA countries, November 2026',
      sources:
        'Lengths and letters: [IBAN registry of Swift](https://www.swift.com/standards/data-standards/iban-international-bank-account-number) (ISO 13616). Countries: [European Payments Council, list EPC409-09](https://www.europeanpaymentscouncil.eu/document-library/other/epc-list-sepa-scheme-countries). BIC: Article 5(7) of [Regulation (EU) No 260/2012](https://eur-lex.europa.eu/eli/reg/2012/260/oj).',
    },
  },
  de: {
    name: 'IBAN prüfen',
    metaTitle: 'IBAN prüfen: Land, Länge und Prüfziffern',
    date: '2026-11-29',
    title: 'IBAN prüfen und die falsche Stelle finden',
    description:
      'Prüft Land, Länge, Buchstaben und Prüfziffern jeder IBAN aus dem SEPA-Raum in Ihrem Browser und sagt, an welcher Stelle der Fehler liegt.',
    menuText: 'Sagt, an welcher Stelle eine IBAN falsch ist',
    summary:
      'Die Prüfung sagt, an welcher Stelle einer IBAN aus dem SEPA-Raum etwas nicht stimmt. Sie läuft nur auf Ihrem Gerät: Nichts wird gesendet oder gespeichert.',
    searchTerms: ['IBAN-Prüfer', 'IBAN-Rechner', 'IBAN falsch', 'IBAN ungültig', 'Prüfziffer', 'IBAN Länge'],
    withoutScript:
      'Die Prüfung braucht JavaScript. Ohne JavaScript vergleichen Sie die IBAN mit der [Tabelle der Länder](#countries) und [rechnen die Prüfziffern von Hand nach](/de/glossary/international-bank-account-number/#prufziffern-nachrechnen).',
    finds: {
      title: 'Was die Prüfung findet',
      items: [
        {
          title: 'Falsches Land, falsche Länge',
          text: 'In jedem Land sind alle IBANs gleich lang. Fehlt ein Zeichen oder ist eines zu viel, zeigt das die Länge, aber nicht, wo es passiert ist.',
        },
        {
          title: 'Buchstabe statt Ziffer',
          text: 'Jedes Land hat festgelegt, wo Buchstaben stehen dürfen. Ein O anstelle einer 0 fällt sofort auf, mit seiner Stelle.',
        },
        {
          title: 'Prüfziffern, die nicht passen',
          text: 'Teilt man eine IBAN durch 97, bleibt der Rest 1. Ist ein Zeichen falsch oder sind zwei Nachbarn vertauscht, bleibt ein anderer. Das Glossar zeigt [die Rechnung Schritt für Schritt](/de/glossary/international-bank-account-number/#prufziffern-nachrechnen).',
        },
        {
          title: 'Manchmal die genaue Stelle',
          text: 'Passen die Prüfziffern nicht, probiert die Prüfung an jeder Stelle jedes andere Zeichen und jeden Tausch von Nachbarn. Eine Stelle nennt sie nur, wenn ein einzelner Fehler nirgends sonst liegen kann.',
        },
      ],
    },
    limits: {
      title: 'Eine richtig gebildete IBAN sagt nichts über das Konto',
      items: [
        {
          title: 'Gibt es das Konto?',
          text: 'Das verraten die Ziffern nicht. Jeder kann eine IBAN ausrechnen, die richtig gebildet ist und niemandem gehört. Nur die Bank, die das Konto führen soll, weiß es.',
        },
        {
          title: 'Gehört es dem Empfänger?',
          text: 'Dafür gibt es die [Empfängerüberprüfung](/de/glossary/international-bank-account-number/#was-die-empfangeruberprufung-leistet) (Namensabgleich): Vor einer Überweisung in Euro fragt Ihre Bank, ob Name und IBAN zusammengehören. Nehmen Sie die Antwort "stimmt nicht überein" ernst. [Was der Abgleich verändert hat](/de/blog/verification-of-payee-one-year-on/)',
        },
        {
          title: 'Ist die Rechnung verändert worden?',
          text: 'Betrüger tauschen die IBAN auf echten Rechnungen aus, und auch ihre ist richtig gebildet. Hat ein Lieferant plötzlich ein neues Konto, rufen Sie die Nummer an, die Sie schon hatten, nicht die in der Nachricht. [So funktioniert Phishing](/de/security/what-is-phishing/)',
        },
      ],
    },
    countries: {
      title: 'Länge der IBAN nach Ländern',
      text: 'Die 41 Länder des SEPA-Raums und Gibraltar, das einen eigenen Ländercode hat. "BIC dazu" heißt: Für eine Überweisung in Euro darf die Bank auch den BIC verlangen. Innerhalb des Europäischen Wirtschaftsraums darf sie das nicht.',
      caption: 'IBANs der SEPA-Länder, November 2026',
      sources:
        'Länge und Buchstaben: [IBAN-Register von Swift](https://www.swift.com/standards/data-standards/iban-international-bank-account-number) (ISO 13616). Länder: [European Payments Council, Liste EPC409-09](https://www.europeanpaymentscouncil.eu/document-library/other/epc-list-sepa-scheme-countries). BIC: Art. 5 Abs. 7 der [Verordnung (EU) Nr. 260/2012](https://eur-lex.europa.eu/eli/reg/2012/260/oj).',
    },
  },
} as const;
