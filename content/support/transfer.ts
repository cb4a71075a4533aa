/** What holds for a payout at every company: how to ask for it, and what the name check answers. Texts are Markdown. */
export const transferContent = {
  en: {
    requestTitle: 'How to ask for the payout',
    form: {
      sepa: {
        title: 'Request for payout to a bank account',
        note: 'Takes about five minutes',
        lead: 'You can read everything once more before it is sent. Stellwerk then calls you back on the number we have on file, to check your identity. We never ask for a PIN, a one-time code (TAN) or a password. If documents are missing, we will tell you on the phone how to send them.',
        submit: 'Send the request',
        done: {
          title: 'We have your request',
          text: 'Please keep the number below. On the next business day Stellwerk will call you back on the number we have on file. Before the transfer, the other bank tells us whether the name and the IBAN belong together.',
        },
        hints: {
          email: 'We send your reference number to this address.',
          phone: 'We compare it with the number we have on file.',
          name: 'As it is on your identity card or passport.',
        },
      },
      crypto: {
        title: 'Request for payout to a wallet',
        note: 'Takes about five minutes',
        lead: 'You can read everything once more before it is sent. Stellwerk then calls you back on the number we have on file. We never ask for a PIN, a one-time code (TAN), a private key or a recovery phrase.',
        caution: {
          title: 'Nobody can take back a transfer on a blockchain',
          text: 'What is sent to a wrong address or on a wrong network is lost. Compare both with what your wallet shows, character by character; on the phone we will read out the whole address.',
        },
        submit: 'Send the request',
        done: {
          title: 'We have your request',
          text: 'Please keep the number below. On the next business day Stellwerk will call you back on the number we have on file and read out the whole address.',
        },
        hints: {
          email: 'We send your reference number to this address.',
          phone: 'We compare it with the number we have on file.',
          name: 'As it is on your identity card or passport.',
        },
      },
      company: {
        title: 'Request for payout to the account of a company',
        note: 'Takes about five minutes',
        lead: 'You can read everything once more before it is sent. Stellwerk then calls the company back on the number we have on file. We never ask for a PIN, a one-time code (TAN) or a password. If documents are missing, we will tell you on the phone how to send them.',
        submit: 'Send the request',
        done: {
          title: 'We have your request',
          text: 'Please keep the number below. On the next business day Stellwerk will call the company back on the number we have on file. Before the transfer, the other bank tells us whether the name and the IBAN belong together.',
        },
        hints: {
          email: 'We send your reference number to this address.',
          phone: 'We compare it with the number we have on file.',
          firm: 'As in the account contract, with the legal form if there is one.',
          register: 'For example "HRB 12345, Hamburg". Leave it empty if the business is not registered.',
          name: 'You must be entitled to represent the business alone: as its owner, a director or a holder of a registered power (Prokura). If several people must sign together, please send a letter.',
          holder:
            'The account holder exactly as the other bank has it; for a sole trader, usually your own name. That bank compares it with the IBAN before the transfer.',
          iban: 'An account in the name of the business, anywhere in the SEPA area; for a sole trader, in the name of the owner.',
          closing:
            'You make this declaration on behalf of the business. We cannot make the payout without it.',
        },
      },
      child: {
        title: 'Request for the payout of your child’s balance',
        note: 'Takes about five minutes',
        lead: 'You can read everything once more before it is sent. Stellwerk then calls both parents with custody (from 18, only the child) on the numbers we have on file. We never ask for a PIN, a one-time code (TAN) or a password. If documents are missing, we will tell you on the phone how to send them.',
        submit: 'Send the request',
        done: {
          title: 'We have your request',
          text: 'Please keep the number below. On the next business day Stellwerk will call both parents with custody (from 18, only the child) on the numbers we have on file. Before the transfer, the other bank tells us whether the name and the IBAN belong together.',
        },
        hints: {
          child:
            'As on the identity card or birth certificate. If you are 18 and the card is yours, give your own name and date of birth here.',
          name: 'As it is on your identity card or passport.',
          'other-parent':
            'Leave it empty if you have sole custody, are the guardian or are asking for your own card.',
          customer:
            'The IBAN is that of the card account. If you give the customer number and it covers several cards, we ask you on the phone which of them to cancel.',
          email: 'We send your reference number to this address.',
          phone: 'We compare it with the number we have on file.',
          holder:
            'Your child’s name exactly as the other bank has it. Only if your child is under 18 and has no account: the parent from whose account the card is loaded.',
          iban: 'An account in your child’s name, anywhere in the SEPA area. Only if your child is under 18 and has none: the account from which you load the card.',
          closing:
            'If your child is under 18, you make this declaration on your child’s behalf. We cannot make the payout without it.',
        },
      },
    },
    telephoneTitle: 'By phone',
    telephoneText:
      'Call {company} and have what is listed under "What you need" to hand. Stellwerk will call you back to check your identity. Please do not send the request by e-mail: an e-mail does not prove who wrote it.',
    letterTitle: 'By letter',
    letterText: 'Write to Stellwerk and sign the letter by hand.',
    letterListTitle: 'What the letter must contain',
    letter: {
      sepa: [
        'your full name, date of birth and address',
        'the IBAN of each account you want to close; your customer number is enough if you have only one account',
        'the sentence "I request the payout of the whole balance and give notice to close this account if it is still open"',
        'the IBAN of the receiving account and the name of its holder; outside the European Economic Area, for example in Switzerland, also the BIC',
        'a daytime phone number',
        'a copy of your identity card (both sides) or passport; you may black out the access number and the serial number',
        'place, date and your signature; for a joint account, the signatures of both holders',
      ],
      crypto: [
        'your full name, date of birth and address',
        'your customer number or the IBAN of the account you want to close',
        'the asset and the network (one letter for each asset), and the sentence "I request the transfer of everything I hold of this asset and give notice to close my account if it is still open"',
        'the receiving address, **printed** and not written by hand',
        'the name of the provider that the address belongs to, or the sentence "I alone control this wallet"',
        'a daytime phone number',
        'a copy of your identity card (both sides) or passport; you may black out the access number and the serial number',
        'place, date and your signature',
      ],
      company: [
        'the full name of the business with its legal form and address, and the register number if there is one',
        'the IBAN of each account to be closed; the customer number of the business is enough if it has only one account',
        'the sentence "We request the payout of the whole balance and give notice to close the account if it is still open"',
        'the IBAN of the receiving account, in the name of the business; outside the European Economic Area, for example in Switzerland, also the BIC',
        'a daytime phone number',
        'the names of those who sign, what entitles them to represent the business, and a copy of the identity card or passport of each; they may black out the access number and the serial number',
        'for registered businesses, a register extract no more than three months old; for other partnerships, the agreement if only some of the partners sign',
        'place, date and the signatures of all who must sign together',
      ],
      child: [
        'your child’s full name and date of birth, and the names and addresses of both parents with custody',
        'the customer number or the IBAN of the card account',
        'the sentence "We cancel the card and request the payout of the whole balance"; whoever signs alone writes "I"',
        'the IBAN of the receiving account and its holder: your child or, only under 18 and without an account, the parent who loads the card; outside the EEA, for example in Switzerland, also the BIC',
        'a daytime phone number of everyone who signs',
        'copies of the identity cards (both sides) or passports of all who sign; the access number and the serial number may be blacked out',
        'for sole custody or a guardian, the proof named under "What you need" or the certificate of appointment',
        'place, date and the signatures of both parents with custody; from 18, only your child’s details and signature',
      ],
    },
    verificationTitle: 'Verification of payee (name check): the four answers',
    verification: [
      { answer: 'Match', meaning: 'Name and IBAN belong together. We transfer the money.' },
      {
        answer: 'Close match',
        meaning:
          'Something small is different: for example, a middle name or a legal form is missing. We call you and read out the name.',
      },
      {
        answer: 'No match',
        meaning:
          'The name does not match this IBAN. We do not transfer the money. We call you and ask for another account.',
      },
      {
        answer: 'Check not possible',
        meaning:
          'The other bank does not answer or does not take part in the check. We ask you for a statement of the new account that shows the IBAN and the holder’s name.',
      },
    ],
  },
  de: {
    requestTitle: 'So beantragen Sie die Auszahlung',
    form: {
      sepa: {
        title: 'Antrag auf Auszahlung auf ein Bankkonto',
        note: 'Dauert etwa fünf Minuten',
        lead: 'Bevor der Antrag abgeht, können Sie alles noch einmal lesen. Danach ruft Stellwerk Sie unter der Nummer zurück, die wir von Ihnen haben, um sicherzugehen, dass Sie es sind. Nach PIN, TAN oder Passwort fragen wir nie; fehlen Unterlagen, sagen wir am Telefon, wie sie zu uns kommen.',
        submit: 'Antrag absenden',
        done: {
          title: 'Ihr Antrag ist angekommen',
          text: 'Bitte heben Sie die Nummer unten auf. Am nächsten Geschäftstag ruft Stellwerk Sie unter der Nummer zurück, die wir von Ihnen haben. Vor der Überweisung sagt uns die andere Bank, ob Name und IBAN zusammengehören.',
        },
        hints: {
          email: 'An diese Adresse geht Ihre Vorgangsnummer.',
          phone: 'Zum Vergleich mit der Nummer, die wir haben.',
          name: 'So, wie er im Ausweis steht.',
        },
      },
      crypto: {
        title: 'Antrag auf Auszahlung in ein Wallet',
        note: 'Dauert etwa fünf Minuten',
        lead: 'Bevor der Antrag abgeht, können Sie alles noch einmal lesen. Danach ruft Stellwerk Sie unter der Nummer zurück, die wir von Ihnen haben. Nach PIN, TAN, privatem Schlüssel oder Wiederherstellungswörtern fragen wir nie.',
        caution: {
          title: 'Eine Übertragung auf einer Blockchain kann niemand zurückholen',
          text: 'Was an eine falsche Adresse oder im falschen Netzwerk gesendet wird, ist verloren. Vergleichen Sie beides Zeichen für Zeichen mit dem, was Ihr Wallet anzeigt; am Telefon lesen wir Ihnen die ganze Adresse vor.',
        },
        submit: 'Antrag absenden',
        done: {
          title: 'Ihr Antrag ist angekommen',
          text: 'Bitte heben Sie die Nummer unten auf. Am nächsten Geschäftstag ruft Stellwerk Sie unter der Nummer zurück, die wir von Ihnen haben, und liest Ihnen die ganze Adresse vor.',
        },
        hints: {
          email: 'An diese Adresse geht Ihre Vorgangsnummer.',
          phone: 'Zum Vergleich mit der Nummer, die wir haben.',
          name: 'So, wie er im Ausweis steht.',
        },
      },
      company: {
        title: 'Antrag auf Auszahlung an ein Unternehmen',
        note: 'Dauert etwa fünf Minuten',
        lead: 'Bevor der Antrag abgeht, können Sie alles noch einmal lesen. Danach ruft Stellwerk das Unternehmen unter der Nummer zurück, die wir von ihm haben. Nach PIN, TAN oder Passwort fragen wir nie; fehlen Unterlagen, sagen wir am Telefon, wie sie zu uns kommen.',
        submit: 'Antrag absenden',
        done: {
          title: 'Ihr Antrag ist angekommen',
          text: 'Bitte heben Sie die Nummer unten auf. Am nächsten Geschäftstag ruft Stellwerk das Unternehmen unter der Nummer zurück, die wir von ihm haben. Vor der Überweisung sagt uns die andere Bank, ob Name und IBAN zusammengehören.',
        },
        hints: {
          email: 'An diese Adresse geht Ihre Vorgangsnummer.',
          phone: 'Zum Vergleich mit der Nummer, die wir haben.',
          firm: 'Wie im Kontovertrag, mit Rechtsform, falls es eine gibt.',
          register: 'Zum Beispiel "HRB 12345, Hamburg". Ohne Eintrag lassen Sie das Feld leer.',
          name: 'Sie müssen das Unternehmen allein vertreten dürfen: als Inhaberin oder Inhaber, in der Geschäftsführung oder mit Prokura. Müssen mehrere unterschreiben, schicken Sie bitte einen Brief.',
          holder:
            'Der Kontoinhaber genau so, wie ihn die andere Bank führt; bei Einzelunternehmen meist Ihr eigener Name. Die Bank vergleicht ihn vor der Überweisung mit der IBAN.',
          iban: 'Ein Konto auf den Namen des Unternehmens, irgendwo im SEPA-Raum; bei Einzelunternehmen auf den Namen der Inhaberin oder des Inhabers.',
          closing: 'Sie geben diese Erklärung für das Unternehmen ab. Ohne sie können wir nicht auszahlen.',
        },
      },
      child: {
        title: 'Antrag auf Auszahlung des Guthabens Ihres Kindes',
        note: 'Dauert etwa fünf Minuten',
        lead: 'Bevor der Antrag abgeht, können Sie alles noch einmal lesen. Danach ruft Stellwerk beide Eltern mit Sorgerecht (ab 18 nur das Kind) unter den Nummern an, die wir haben. Nach PIN, TAN oder Passwort fragen wir nie; fehlen Unterlagen, sagen wir am Telefon, wie sie zu uns kommen.',
        submit: 'Antrag absenden',
        done: {
          title: 'Ihr Antrag ist angekommen',
          text: 'Bitte heben Sie die Nummer unten auf. Am nächsten Geschäftstag ruft Stellwerk beide Eltern mit Sorgerecht (ab 18 nur das Kind) unter den Nummern an, die wir haben. Vor der Überweisung sagt uns die andere Bank, ob Name und IBAN zusammengehören.',
        },
        hints: {
          child:
            'Wie im Ausweis oder in der Geburtsurkunde. Sind Sie selbst 18 und gehört die Karte Ihnen, geben Sie hier Ihren eigenen Namen und Ihr Geburtsdatum an.',
          name: 'So, wie er im Ausweis steht.',
          'other-parent':
            'Leer lassen, wenn Sie das Sorgerecht allein haben, Vormund sind oder es um Ihre eigene Karte geht.',
          customer:
            'Gemeint ist die IBAN des Kartenkontos. Geben Sie die Kundennummer an und gehören mehrere Karten dazu, fragen wir am Telefon, welche Sie kündigen.',
          email: 'An diese Adresse geht Ihre Vorgangsnummer.',
          phone: 'Zum Vergleich mit der Nummer, die wir haben.',
          holder:
            'Der Name Ihres Kindes genau so, wie ihn die andere Bank führt. Nur wenn Ihr Kind unter 18 ist und kein Konto hat: der Elternteil, von dessen Konto die Karte geladen wird.',
          iban: 'Ein Konto auf den Namen Ihres Kindes, irgendwo im SEPA-Raum. Nur wenn Ihr Kind unter 18 ist und keines hat: das Konto, von dem Sie die Karte laden.',
          closing:
            'Ist Ihr Kind unter 18, geben Sie diese Erklärung in seinem Namen ab. Ohne sie können wir nicht auszahlen.',
        },
      },
    },
    telephoneTitle: 'Telefonisch',
    telephoneText:
      'Rufen Sie {company} an und halten Sie bereit, was unter "Was Sie brauchen" steht. Stellwerk ruft Sie zurück, um sicherzugehen, dass Sie es sind. Bitte schicken Sie den Antrag nicht per E-Mail: Einer E-Mail sieht niemand an, wer sie geschrieben hat.',
    letterTitle: 'Per Brief',
    letterText: 'Schreiben Sie an Stellwerk. Der Brief braucht Ihre handschriftliche Unterschrift.',
    letterListTitle: 'Was in den Brief gehört',
    letter: {
      sepa: [
        'Ihr vollständiger Name, Ihr Geburtsdatum und Ihre Adresse',
        'die IBAN jedes Kontos, das aufgelöst wird; haben Sie nur eines, genügt die Kundennummer',
        'der Satz "Ich beantrage, das gesamte Guthaben auszuzahlen, und kündige dieses Konto, falls es noch besteht"',
        'IBAN und Inhaber des Zielkontos; außerhalb des Europäischen Wirtschaftsraums, etwa in der Schweiz, auch der BIC',
        'eine Telefonnummer, unter der wir Sie tagsüber erreichen',
        'eine Kopie Ihres Personalausweises (beide Seiten) oder Reisepasses; Zugangsnummer und Seriennummer dürfen Sie schwärzen',
        'Ort, Datum und Ihre Unterschrift; bei einem Gemeinschaftskonto die Unterschriften beider Inhaber',
      ],
      crypto: [
        'Ihr vollständiger Name, Ihr Geburtsdatum und Ihre Adresse',
        'Ihre Kundennummer oder die IBAN des Kontos, das aufgelöst wird',
        'Kryptowert und Netzwerk (ein Brief je Kryptowert) sowie der Satz "Ich beantrage, meinen gesamten Bestand dieses Kryptowerts zu senden, und kündige mein Konto, falls es noch besteht"',
        'die Empfangsadresse, **gedruckt** und nicht von Hand geschrieben',
        'der Name des Anbieters, zu dem die Adresse gehört, oder der Satz "Über dieses Wallet verfüge nur ich"',
        'eine Telefonnummer, unter der wir Sie tagsüber erreichen',
        'eine Kopie Ihres Personalausweises (beide Seiten) oder Reisepasses; Zugangsnummer und Seriennummer dürfen Sie schwärzen',
        'Ort, Datum und Ihre Unterschrift',
      ],
      company: [
        'der volle Name des Unternehmens mit Rechtsform und Adresse, dazu die Registernummer, falls es eine gibt',
        'die IBAN jedes Kontos, das aufgelöst wird; gibt es nur eines, genügt die Kundennummer des Unternehmens',
        'der Satz "Wir beantragen, das gesamte Guthaben auszuzahlen, und kündigen das Konto, falls es noch besteht"',
        'die IBAN des Zielkontos, das auf das Unternehmen lautet; außerhalb des Europäischen Wirtschaftsraums, etwa in der Schweiz, auch der BIC',
        'eine Telefonnummer, unter der wir Sie tagsüber erreichen',
        'die Namen derer, die unterschreiben, und die Grundlage ihrer Vertretungsmacht, dazu Kopien ihrer Ausweise; Zugangsnummer und Seriennummer dürfen geschwärzt sein',
        'bei eingetragenen Unternehmen ein Registerauszug, höchstens drei Monate alt; bei anderen Gesellschaften der Vertrag, wenn nicht alle Gesellschafter unterschreiben',
        'Ort, Datum und die Unterschriften aller, die das Unternehmen gemeinsam vertreten',
      ],
      child: [
        'Name und Geburtsdatum Ihres Kindes, dazu Namen und Adressen beider Eltern mit Sorgerecht',
        'die Kundennummer oder die IBAN des Kartenkontos',
        'der Satz "Wir kündigen die Karte und beantragen, das gesamte Guthaben auszuzahlen"; wer allein unterschreibt, schreibt "Ich"',
        'IBAN und Inhaber des Zielkontos: Ihr Kind oder, nur unter 18 und ohne eigenes Konto, der Elternteil, der die Karte lädt; außerhalb des EWR, etwa in der Schweiz, auch der BIC',
        'eine Telefonnummer jeder Person, die unterschreibt, für tagsüber',
        'Kopien der Personalausweise (beide Seiten) oder Reisepässe aller, die unterschreiben; Zugangsnummer und Seriennummer dürfen geschwärzt sein',
        'bei alleinigem Sorgerecht oder Vormundschaft der Nachweis, der unter "Was Sie brauchen" steht, oder die Bestellungsurkunde',
        'Ort, Datum und die Unterschriften beider Eltern mit Sorgerecht; ab 18 nur Angaben und Unterschrift Ihres Kindes',
      ],
    },
    verificationTitle: 'Empfängerüberprüfung (Namensabgleich): die vier Antworten',
    verification: [
      { answer: 'Stimmt überein', meaning: 'Name und IBAN gehören zusammen. Wir überweisen.' },
      {
        answer: 'Stimmt fast überein',
        meaning:
          'Eine Kleinigkeit ist anders, zum Beispiel fehlt ein zweiter Vorname oder eine Rechtsform. Wir rufen Sie an und lesen Ihnen den Namen vor.',
      },
      {
        answer: 'Stimmt nicht überein',
        meaning:
          'Der Name passt nicht zu dieser IBAN. Wir überweisen nicht. Wir rufen Sie an und bitten Sie um ein anderes Konto.',
      },
      {
        answer: 'Prüfung nicht möglich',
        meaning:
          'Die andere Bank antwortet nicht oder nimmt an der Prüfung nicht teil. Wir bitten Sie um einen Auszug des neuen Kontos, auf dem die IBAN und der Name des Inhabers zu lesen sind.',
      },
    ],
  },
} as const;
