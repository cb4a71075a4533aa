/** German words of operations, parameters and responses; keys are the English words of the OpenAPI file. */
export const germanOperations: Readonly<Record<string, string>> = {
  'Fetch a token': 'Token holen',
  'Bound to the certificate of the connection (RFC 8705). There is no refresh token: fetch the next one when five minutes are left.':
    'Gebunden an das Zertifikat der Verbindung (RFC 8705). Ein Refresh-Token gibt es nicht: Holen Sie das nächste, wenn noch fünf Minuten bleiben.',
  'The token.': 'Das Token.',
  'The form is not valid, or the scope is unknown.': 'Das Formular ist ungültig oder der Scope unbekannt.',
  'The certificate does not belong to the client.': 'Das Zertifikat gehört nicht zum Client.',
  'Create a person': 'Person anlegen',
  'Creating a person does not identify them: start a verification next. Send the data as in the identity document.':
    'Damit ist die Person noch nicht identifiziert: Starten Sie danach eine Identifizierung. Senden Sie die Daten wie im Ausweis.',
  'Created.': 'Angelegt.',
  'List persons': 'Personen auflisten',
  'What is stored.': 'Was gespeichert ist.',
  'Changed.': 'Geändert.',
  'Read a person': 'Person lesen',
  'Change data of a person': 'Daten einer Person ändern',
  'Name, date of birth and nationality cannot be changed here: a change of name needs a new identification.':
    'Name, Geburtsdatum und Staatsangehörigkeit lassen sich hier nicht ändern: Ein neuer Name braucht eine neue Identifizierung.',
  'Create a company': 'Unternehmen anlegen',
  'Create the beneficial owners as persons first; the company names them by their ids.':
    'Legen Sie zuerst die wirtschaftlich Berechtigten als Personen an; das Unternehmen nennt sie mit ihrer ID.',
  'List companies': 'Unternehmen auflisten',
  'Read a company': 'Unternehmen lesen',
  'Change data of a company': 'Daten eines Unternehmens ändern',
  'Start an identification': 'Identifizierung starten',
  'The person is led through the method that you choose; the event `verification.completed` reports the result. In the sandbox the surname decides it.':
    'Die Person durchläuft das Verfahren, das Sie wählen; das Ergebnis meldet das Ereignis `verification.completed`. In der Sandbox entscheidet der Nachname.',
  'Stored; an event reports what follows.': 'Gespeichert; was folgt, meldet ein Ereignis.',
  'List identifications': 'Identifizierungen auflisten',
  'Only entries with this value of `subject`.': 'Nur Einträge mit diesem Wert von `subject`.',
  'Only entries with this value of `status`.': 'Nur Einträge mit diesem Wert von `status`.',
  'Only entries with this value of `holder`.': 'Nur Einträge mit diesem Wert von `holder`.',
  'Only entries with this value of `account`.': 'Nur Einträge mit diesem Wert von `account`.',
  'Only entries with this value of `day`.': 'Nur Einträge mit diesem Wert von `day`.',
  'Only entries with this value of `card`.': 'Nur Einträge mit diesem Wert von `card`.',
  'Only entries with this value of `type`.': 'Nur Einträge mit diesem Wert von `type`.',
  'Read an identification': 'Identifizierung lesen',
  'Cancel an identification that has not been completed yet': 'Laufende Identifizierung abbrechen',
  'A completed identification cannot be cancelled: the response is 409 with `state-conflict`.':
    'Eine abgeschlossene Identifizierung lässt sich nicht abbrechen: Die Antwort ist 409 mit `state-conflict`.',
  'Open an account for a verified holder': 'Konto für einen geprüften Inhaber eröffnen',
  'The holder has to be identified; until then the response is 409 with `verification-pending`. The IBAN is in the response and can be used at once.':
    'Der Inhaber muss identifiziert sein; bis dahin ist die Antwort 409 mit `verification-pending`. Die IBAN steht in der Antwort und gilt sofort.',
  'List accounts': 'Konten auflisten',
  'Read an account': 'Konto lesen',
  'Change the limits of an account': 'Limits eines Kontos ändern',
  'Limits can be lowered at any time. The bank may refuse to raise them.':
    'Senken lassen sich Limits jederzeit. Eine Erhöhung kann die Bank ablehnen.',
  'Close an account': 'Konto schließen',
  'The remaining balance is paid to the IBAN that you name, then the account is closed. While cards or a loan depend on it, the response is 409 with `state-conflict`.':
    'Das Restguthaben geht an die IBAN, die Sie nennen, danach wird das Konto geschlossen. Solange Karten oder ein Kredit daran hängen, ist die Antwort 409 mit `state-conflict`.',
  'List statements': 'Kontoauszüge auflisten',
  'Read a statement, as JSON or as a file': 'Kontoauszug lesen, als JSON oder als Datei',
  'With `Accept: application/xml` the statement comes as camt.053, with `Accept: application/pdf` as a PDF file, without either as JSON.':
    'Mit `Accept: application/xml` kommt der Auszug als camt.053, mit `Accept: application/pdf` als PDF-Datei, ohne beides als JSON.',
  'Send a credit transfer': 'Überweisung senden',
  'The name of the payee is compared with the IBAN before the response (verification of payee); show the result to the payer. The transfer is carried out once the account holder has approved it. Every change of state is an event.':
    'Vor der Antwort wird der Name des Empfängers mit der IBAN abgeglichen (Empfängerüberprüfung); zeigen Sie das Ergebnis dem Zahler. Ausgeführt wird, sobald der Kontoinhaber freigegeben hat. Jeder Wechsel des Zustands ist ein Ereignis.',
  'List transfers': 'Überweisungen auflisten',
  'Read a transfer': 'Überweisung lesen',
  'Ask for a settled transfer to be returned': 'Ausgeführte Überweisung zurückrufen',
  'The money comes back only if the payee agrees. The answer of their bank arrives as an event; a returned transfer has the reason code `FOCR`.':
    'Das Geld kommt nur zurück, wenn der Empfänger zustimmt. Die Antwort seiner Bank trifft als Ereignis ein; eine zurückgegebene Überweisung hat den Code `FOCR`.',
  'Collect an amount': 'Betrag einziehen',
  'The mandate has to be active. An event reports whether the amount was collected; the payer may have it returned later.':
    'Das Mandat muss aktiv sein. Ob der Betrag eingezogen wurde, meldet ein Ereignis; der Zahler kann ihn später zurückholen.',
  'List direct debits': 'Lastschriften auflisten',
  'Read a direct debit': 'Lastschrift lesen',
  'Revoke a direct debit that has not been submitted yet': 'Lastschrift vor der Einreichung widerrufen',
  'Once it has been submitted, the response is 409 with `state-conflict`.':
    'Ist sie eingereicht, lautet die Antwort 409 mit `state-conflict`.',
  'Store a mandate': 'Mandat hinterlegen',
  'Store the mandate before its first collection. A B2B mandate must also be known to the bank of the debtor.':
    'Hinterlegen Sie das Mandat vor dem ersten Einzug. Ein Firmenmandat muss auch der Bank des Zahlers vorliegen.',
  'List mandates': 'Mandate auflisten',
  'Read a mandate': 'Mandat lesen',
  'Revoke a mandate': 'Mandat widerrufen',
  'Collections that have been submitted are not affected.': 'Bereits eingereichte Einzüge berührt das nicht.',
  'Store a rule': 'Regel hinterlegen',
  'The rule applies to the next incoming payment with this reference. Its shares have to add up to the amount that arrives.':
    'Die Regel gilt für den nächsten Zahlungseingang mit dieser Referenz. Ihre Anteile müssen zusammen den Betrag ergeben, der eingeht.',
  'List rules': 'Regeln auflisten',
  'Read a rule': 'Regel lesen',
  'Release shares that are held': 'Gehaltene Anteile freigeben',
  'Only for shares that are held; the recipients are credited at once.':
    'Nur für gehaltene Anteile; die Empfänger erhalten sie sofort.',
  'Sandbox only: post an incoming transfer': 'Nur in der Sandbox: Zahlungseingang buchen',
  'Within two seconds your endpoint receives `transfer.received`. In production the response is 404.':
    'Nach höchstens zwei Sekunden erhält Ihr Endpunkt `transfer.received`. Im laufenden Betrieb ist die Antwort 404.',
  'Sandbox only: approve a transfer': 'Nur in der Sandbox: Überweisung freigeben',
  'Approves a transfer in the place of its account holder. The cents of its amount decide what happens next. In production the response is 404.':
    'Gibt eine Überweisung anstelle des Kontoinhabers frei. Was danach geschieht, bestimmen die Cent des Betrags. Im laufenden Betrieb ist die Antwort 404.',
  'Issue a card': 'Karte ausgeben',
  'A virtual card can be used as soon as it is active; a plastic card is sent by post.':
    'Eine virtuelle Karte ist nutzbar, sobald sie aktiv ist; eine Plastikkarte kommt per Post.',
  'List cards': 'Karten auflisten',
  'Read a card': 'Karte lesen',
  'Change limits': 'Limits ändern',
  'New limits apply from the next payment. They cannot exceed those of the account.':
    'Neue Limits gelten ab der nächsten Zahlung. Sie können die des Kontos nicht überschreiten.',
  'Block a card at once': 'Karte sofort sperren',
  'Payments are declined from now on. Cardholders can also call 116 116, day and night.':
    'Zahlungen werden ab jetzt abgelehnt. Karteninhaber können auch 116 116 anrufen, Tag und Nacht.',
  'Replace a card': 'Karte ersetzen',
  'The new card has a new number. A card that was reported lost or stolen is blocked at once.':
    'Die neue Karte hat eine neue Nummer. Eine verlorene oder gestohlene Karte wird sofort gesperrt.',
  'List card payments': 'Kartenzahlungen auflisten',
  'Pending payments are included; the final debit replaces them under the same id.':
    'Vormerkungen sind dabei; die Buchung ersetzt sie unter derselben ID.',
  'Read a card payment': 'Kartenzahlung lesen',
  'Pass on an application for a loan': 'Kreditantrag weitergeben',
  'The bank checks identity and creditworthiness and decides. It may approve, decline or offer another amount.':
    'Die Bank prüft Identität und Kreditwürdigkeit und entscheidet. Sie kann zusagen, ablehnen oder einen anderen Betrag anbieten.',
  'List applications': 'Kreditanträge auflisten',
  'Read an application': 'Kreditantrag lesen',
  'Pass on that the borrower has accepted the offer': 'Annahme des Angebots weitergeben',
  'Only while there is an offer. The contract comes about when the borrower has signed it with the bank.':
    'Nur solange ein Angebot besteht. Der Vertrag kommt zustande, wenn der Kreditnehmer ihn mit der Bank unterschrieben hat.',
  'List loans': 'Kredite auflisten',
  'Read a loan': 'Kredit lesen',
  'Pass on that the borrower withdraws from the contract': 'Widerruf des Kreditnehmers weitergeben',
  'Pass on a withdrawal on the day on which it reaches you: the borrower has kept the period by sending it in time.':
    'Geben Sie einen Widerruf am selben Tag weiter: Für die Frist zählt, wann der Kreditnehmer ihn abgesandt hat.',
  'Register an endpoint': 'Endpunkt anmelden',
  'The secret is shown once. Store it before you answer the first delivery.':
    'Das Secret wird einmal gezeigt. Speichern Sie es, bevor Sie die erste Zustellung beantworten.',
  'List endpoints': 'Endpunkte auflisten',
  'Read an endpoint': 'Endpunkt lesen',
  'Remove an endpoint': 'Endpunkt entfernen',
  'Nothing more is delivered there, neither new events nor repetitions.':
    'Dorthin wird nichts mehr zugestellt, weder neue Ereignisse noch Wiederholungen.',
  'Done; there is nothing to return.': 'Erledigt; die Antwort hat keinen Body.',
  'Issue a new secret': 'Neues Secret ausstellen',
  'For seven days each delivery has a signature for each of the two secrets.':
    'Sieben Tage lang trägt jede Zustellung für jedes der beiden Secrets eine Signatur.',
  'List events of the last 30 days': 'Ereignisse der letzten 30 Tage auflisten',
  'To catch up after an outage, read the events since the last one that you have stored.':
    'Nach einem Ausfall lesen Sie die Ereignisse seit dem letzten, das Sie gespeichert haben.',
  'Read an event': 'Ereignis lesen',
  'Deliver an event again': 'Ereignis erneut zustellen',
  'Without an endpoint in the body it is delivered to all. The id of the event stays the same.':
    'Ohne Endpunkt im Body geht es an alle. Die ID des Ereignisses bleibt gleich.',
  'Issue another certificate': 'Weiteres Zertifikat ausstellen',
  'Create the private key yourself and keep it. The new certificate is valid for 12 months.':
    'Erzeugen Sie den privaten Schlüssel selbst, und behalten Sie ihn. Das neue Zertifikat gilt 12 Monate.',
  'List certificates': 'Zertifikate auflisten',
  'Read a certificate': 'Zertifikat lesen',
  'Revoke a certificate and its tokens': 'Zertifikat samt Token widerrufen',
  'Revoke a certificate at once if its private key may be known to others.':
    'Widerrufen Sie ein Zertifikat sofort, wenn andere seinen privaten Schlüssel kennen könnten.',
  'An event, delivered to your endpoint and repeated until it answers':
    'Zustellung eines Ereignisses an Ihren Endpunkt, wiederholt, bis er antwortet',
  'Unix time, and an HMAC-SHA-256 of time, full stop and body for each valid secret.':
    'Unix-Zeit und je gültigem Secret ein HMAC-SHA-256 aus Zeit, Punkt und Body.',
  'Type of the event, as in its body.': 'Typ des Ereignisses, wie im Body.',
  'Received; within ten seconds.': 'Empfangen; innerhalb von zehn Sekunden.',
  'Date of the version. Without it, the version that was current when the access was created.':
    'Tag der Version. Ohne ihn gilt die Version, die bei der Einrichtung des Zugangs aktuell war.',
  'A UUID of your own. The same key returns the first response again, for 30 days.':
    'Eine UUID, die Sie erzeugen. Derselbe Schlüssel ergibt 30 Tage lang wieder die erste Antwort.',
  'Id of the resource, from the response that created it or from a list.':
    'ID der Ressource, aus der Antwort auf das Anlegen oder aus einer Liste.',
  'Maximum number of entries.': 'Höchstzahl der Einträge.',
  'Id of the last entry that was read; `next` contains it.':
    'ID des zuletzt gelesenen Eintrags; `next` enthält sie.',
};
