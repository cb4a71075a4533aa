/**
 * Texts of the pages of the API reference, one for each tag of the OpenAPI file, which has the English
 * summaries too. `part` is the heading under which the index lists the page.
 */
export const referenceGroups = {
  oauth: {
    part: 'access',
    en: {
      name: 'Token',
      title: 'Get access with a token',
      summary:
        'Every request needs a token. It is fetched over a connection with your client certificate and is valid for an hour.',
      description:
        'The token endpoint of the Stellwerk API: form, response, OAuth errors and code samples for the client credentials grant over mutual TLS.',
    },
    de: {
      name: 'Token',
      title: 'Zugang mit einem Token erhalten',
      summary:
        'Jede Anfrage braucht ein Token. Sie holen es über eine Verbindung mit Ihrem Client-Zertifikat; es gilt eine Stunde.',
      description:
        'Der Token-Endpunkt der API von Stellwerk: Formular, Antwort, OAuth-Fehler und Codebeispiele für Client Credentials über Mutual TLS.',
    },
  },
  certificates: {
    part: 'access',
    en: {
      name: 'Certificates',
      title: 'Issue and revoke client certificates',
      summary:
        'Client certificates of your company. Issue the next one before the current one expires; both are valid side by side.',
      description:
        'Issue a client certificate from your CSR, list certificates with their last day, and revoke one together with its tokens.',
    },
    de: {
      name: 'Zertifikate',
      title: 'Client-Zertifikate ausstellen und widerrufen',
      summary:
        'Client-Zertifikate Ihres Unternehmens. Stellen Sie das nächste aus, bevor das aktuelle abläuft; beide gelten nebeneinander.',
      description:
        'Ein Client-Zertifikat aus Ihrem CSR ausstellen, Zertifikate mit ihrem letzten Tag auflisten und eines samt seinen Token widerrufen.',
    },
  },
  persons: {
    part: 'customers',
    en: {
      name: 'Persons',
      title: 'Create and change persons',
      summary:
        'Persons who hold an account, or own a company that does. The bank identifies each of them before it opens an account.',
      description:
        'Create a person, read and change their data, and see whether the bank has identified them: operations, fields, errors and code.',
    },
    de: {
      name: 'Personen',
      title: 'Personen anlegen und ändern',
      summary:
        'Personen, die ein Konto führen lassen oder denen ein Unternehmen mit Konto gehört. Die Bank identifiziert jede, bevor sie ein Konto eröffnet.',
      description:
        'Personen anlegen, ihre Daten lesen und ändern und erfahren, ob die Bank sie identifiziert hat: Operationen, Felder, Fehler und Code.',
    },
  },
  companies: {
    part: 'customers',
    en: {
      name: 'Companies',
      title: 'Create and change companies',
      summary:
        'Companies that hold an account, with their register data and beneficial owners.',
      description:
        'Create a company with its beneficial owners, read and change its data: operations, fields, errors and code in three languages.',
    },
    de: {
      name: 'Unternehmen',
      title: 'Unternehmen anlegen und ändern',
      summary:
        'Unternehmen mit Konto, ihre Registerdaten und ihre wirtschaftlich Berechtigten.',
      description:
        'Ein Unternehmen mit seinen wirtschaftlich Berechtigten anlegen, lesen und ändern: Operationen, Felder, Fehler und Code in drei Sprachen.',
    },
  },
  verifications: {
    part: 'customers',
    en: {
      name: 'Verifications',
      title: 'Start and follow an identification',
      summary:
        'One identification of a person or a company, from its start to the decision of the bank.',
      description:
        'Start an identification by video, online ID card or bank account, read its state and result, or cancel it.',
    },
    de: {
      name: 'Identifizierungen',
      title: 'Identifizierung starten und verfolgen',
      summary:
        'Eine Identifizierung einer Person oder eines Unternehmens, vom Start bis zur Entscheidung der Bank.',
      description:
        'Eine Identifizierung per Video, Online-Ausweis oder Bankkonto starten, Zustand und Ergebnis lesen oder sie abbrechen.',
    },
  },
  accounts: {
    part: 'accounts',
    en: {
      name: 'Accounts',
      title: 'Open, change and close accounts',
      summary:
        'Payment accounts with IBAN, balance and limits. Opening needs a verified holder; the decision lies with the bank.',
      description:
        'Open an account for a verified holder, read its balance, change its limits and close it: operations, fields, errors and code.',
    },
    de: {
      name: 'Konten',
      title: 'Konten eröffnen, ändern und schließen',
      summary:
        'Zahlungskonten mit IBAN, Saldo und Limits. Eröffnet wird nur für geprüfte Inhaber; die Bank entscheidet.',
      description:
        'Ein Konto für einen geprüften Inhaber eröffnen, Saldo lesen, Limits ändern, Konto schließen: Operationen, Felder, Fehler und Code.',
    },
  },
  statements: {
    part: 'accounts',
    en: {
      name: 'Statements',
      title: 'Read account statements',
      summary:
        'What was posted to an account on a day: as JSON, as camt.053 or as PDF.',
      description:
        'List the statements of an account and read one as JSON, camt.053 or PDF: operations, fields, errors and code in three languages.',
    },
    de: {
      name: 'Kontoauszüge',
      title: 'Kontoauszüge lesen',
      summary:
        'Was an einem Tag auf einem Konto gebucht wurde: als JSON, als camt.053 oder als PDF.',
      description:
        'Die Auszüge eines Kontos auflisten und als JSON, camt.053 oder PDF lesen: Operationen, Felder, Fehler und Code in drei Sprachen.',
    },
  },
  transfers: {
    part: 'payments',
    en: {
      name: 'Transfers',
      title: 'Send, read and recall transfers',
      summary:
        'Credit transfers, outgoing and incoming. Whatever happens to one is reported by an event.',
      description:
        'Send SEPA credit transfers and instant transfers, read their states and request the return of a settled one, with errors and code.',
    },
    de: {
      name: 'Überweisungen',
      title: 'Überweisungen senden, lesen und zurückrufen',
      summary:
        'Überweisungen, ausgehende und eingehende. Was mit ihnen geschieht, meldet je ein Ereignis.',
      description:
        'SEPA- und Echtzeitüberweisungen senden, ihre Zustände lesen und eine ausgeführte zurückrufen, mit Fehlern und Code in drei Sprachen.',
    },
  },
  'direct-debits': {
    part: 'payments',
    en: {
      name: 'Direct debits',
      title: 'Collect amounts by direct debit',
      summary: 'Collections by SEPA direct debit, each under a mandate.',
      description:
        'Collect an amount by SEPA direct debit, read its state and revoke it before it is submitted: operations, fields, errors and code.',
    },
    de: {
      name: 'Lastschriften',
      title: 'Beträge per Lastschrift einziehen',
      summary: 'Einzüge per SEPA-Lastschrift, jeder aufgrund eines Mandats.',
      description:
        'Einen Betrag per SEPA-Lastschrift einziehen, den Zustand lesen und vor der Einreichung widerrufen: Operationen, Felder, Fehler, Code.',
    },
  },
  mandates: {
    part: 'payments',
    en: {
      name: 'Mandates',
      title: 'Store and revoke mandates',
      summary:
        'Mandates that authorise direct debits, in the Core and in the B2B scheme.',
      description:
        'Store a SEPA direct debit mandate, list mandates and revoke one: operations, fields, errors and code in three languages.',
    },
    de: {
      name: 'Mandate',
      title: 'Mandate hinterlegen und widerrufen',
      summary:
        'Mandate, die Lastschriften erlauben, im Basis- und im Firmenverfahren.',
      description:
        'Ein SEPA-Lastschriftmandat hinterlegen, Mandate auflisten und widerrufen: Operationen, Felder, Fehler und Code in drei Sprachen.',
    },
  },
  splits: {
    part: 'payments',
    en: {
      name: 'Splits',
      title: 'Divide incoming payments',
      summary:
        'Rules by which an incoming payment is divided among several accounts.',
      description:
        'Store a rule that divides an incoming payment, read whether its shares have been credited, and release shares that are held.',
    },
    de: {
      name: 'Aufteilungen',
      title: 'Zahlungseingänge aufteilen',
      summary:
        'Regeln, nach denen ein Zahlungseingang auf mehrere Konten verteilt wird.',
      description:
        'Eine Regel hinterlegen, die einen Zahlungseingang aufteilt, lesen, ob die Anteile gutgeschrieben sind, und gehaltene freigeben.',
    },
  },
  cards: {
    part: 'cards',
    en: {
      name: 'Cards',
      title: 'Issue, block and replace cards',
      summary:
        'Debit and prepaid cards with their limits. The card number is shown only by a component of the bank.',
      description:
        'Issue virtual and plastic cards, change their limits, block them at once and replace them: operations, fields, errors and code.',
    },
    de: {
      name: 'Karten',
      title: 'Karten ausgeben, sperren und ersetzen',
      summary:
        'Debit- und Prepaidkarten mit ihren Limits. Die Kartennummer zeigt nur eine Komponente der Bank.',
      description:
        'Virtuelle und Plastikkarten ausgeben, Limits ändern, sofort sperren und ersetzen: Operationen, Felder, Fehler und Code.',
    },
  },
  'card-payments': {
    part: 'cards',
    en: {
      name: 'Card payments',
      title: 'Read card payments',
      summary:
        'What was paid with a card: pending payments, final debits and declined attempts.',
      description:
        'List card payments by card and status, with merchant and original amount: operations, fields, errors and code in three languages.',
    },
    de: {
      name: 'Kartenzahlungen',
      title: 'Kartenzahlungen lesen',
      summary:
        'Was mit einer Karte bezahlt wurde: Vormerkungen, Buchungen und abgelehnte Versuche.',
      description:
        'Kartenzahlungen nach Karte und Status auflisten, mit Händler und ursprünglichem Betrag: Operationen, Felder, Fehler und Code.',
    },
  },
  'loan-applications': {
    part: 'loans',
    en: {
      name: 'Loan applications',
      title: 'Pass on applications for loans',
      summary:
        'Applications for consumer loans. You pass them on; the bank decides and makes an offer.',
      description:
        'Pass on an application for a loan, read the decision and the offer of the bank, and pass on that the borrower accepts it.',
    },
    de: {
      name: 'Kreditanträge',
      title: 'Kreditanträge weitergeben',
      summary:
        'Anträge auf Verbraucherkredite. Sie geben sie weiter; die Bank entscheidet und macht ein Angebot.',
      description:
        'Einen Kreditantrag weitergeben, Entscheidung und Angebot der Bank lesen und weitergeben, dass der Kunde es annimmt.',
    },
  },
  loans: {
    part: 'loans',
    en: {
      name: 'Loans',
      title: 'Read loans and pass on withdrawals',
      summary:
        'Loans that have been paid out, from the first instalment to the last.',
      description:
        'Read a loan with its outstanding amount and last instalment, and pass on that the borrower withdraws from the contract.',
    },
    de: {
      name: 'Kredite',
      title: 'Kredite lesen und Widerrufe weitergeben',
      summary: 'Ausgezahlte Kredite, von der ersten Rate bis zur letzten.',
      description:
        'Einen Kredit mit offenem Betrag und letzter Rate lesen und weitergeben, dass der Kunde den Vertrag widerruft.',
    },
  },
  webhooks: {
    part: 'events',
    en: {
      name: 'Webhooks',
      title: 'Register endpoints for events',
      summary:
        'Endpoints of yours that receive events, and the secrets with which deliveries are signed.',
      description:
        'Register an endpoint for events, rotate its secret and remove it: operations, fields, errors and code in three languages.',
    },
    de: {
      name: 'Webhooks',
      title: 'Endpunkte für Ereignisse anmelden',
      summary:
        'Ihre Endpunkte, die Ereignisse empfangen, und die Secrets, mit denen Zustellungen signiert sind.',
      description:
        'Einen Endpunkt für Ereignisse anmelden, sein Secret wechseln und ihn entfernen: Operationen, Felder, Fehler und Code.',
    },
  },
  events: {
    part: 'events',
    en: {
      name: 'Events',
      title: 'Read and repeat events',
      summary:
        'Everything that was reported in the last 30 days, and the delivery as your endpoint receives it.',
      description:
        'List the events of the last 30 days, have one delivered again, and see what a delivery to your endpoint contains.',
    },
    de: {
      name: 'Ereignisse',
      title: 'Ereignisse lesen und wiederholen',
      summary:
        'Alles, was in den letzten 30 Tagen gemeldet wurde, und die Zustellung, wie Ihr Endpunkt sie empfängt.',
      description:
        'Die Ereignisse der letzten 30 Tage auflisten, eines erneut zustellen lassen und sehen, was eine Zustellung enthält.',
    },
  },
  simulations: {
    part: 'sandbox',
    en: {
      name: 'Simulations',
      title: 'Simulate payments in the sandbox',
      summary:
        'What others do in production, you trigger in the sandbox: an incoming payment, an approval by the account holder.',
      description:
        'Post an incoming transfer and approve an outgoing one in the sandbox: operations, fields, errors and code in three languages.',
    },
    de: {
      name: 'Simulationen',
      title: 'Zahlungen in der Sandbox simulieren',
      summary:
        'Was im laufenden Betrieb andere tun, lösen Sie in der Sandbox selbst aus: einen Zahlungseingang, eine Freigabe durch den Kontoinhaber.',
      description:
        'In der Sandbox einen Zahlungseingang buchen und eine Überweisung freigeben: Operationen, Felder, Fehler und Code in drei Sprachen.',
    },
  },
} as const;
