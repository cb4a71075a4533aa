/**
 * Words of the security pages. The steps are for somebody to whom it has just happened: first stop
 * the loss, then tell, then prove. Texts are Markdown.
 */
export const securityContent = {
  en: {
    name: 'Security',
    metaTitle: 'Security: what to do about fraud',
    title: 'Fraud: what to do, and how to stay safe',
    description:
      'What to do at once if somebody has your card, your password or your money, and how to recognise fraud before it happens.',
    summary:
      'Has somebody got hold of your card, your password or your money? Start with step 1: it takes a few minutes, and the call is free from within Germany.',
    nowTitle: 'What to do now',
    steps: [
      {
        title: 'Block cards and access',
        text: 'Call the German blocking line [116 116](tel:116116). It is open day and night. Calls from within Germany cost nothing. From abroad, dial [+49 116 116](tel:+49116116) or [+49 30 4050 4050](tel:+493040504050). You can also call us.',
      },
      {
        title: 'Call your provider',
        text: 'Your provider is the company whose app you use. Say which payments are not yours. Ask whether the money can still be recalled. You will find the number in your app or on the page [Help and contact](/en/support/).',
      },
      {
        title: 'Change your passwords',
        text: 'Use another device if yours may be infected. Change the password of your e-mail account first, because other passwords can be reset through it.',
      },
      {
        title: 'Report it to the police',
        text: 'Go to any police station, or report it online to the police of your federal state. If you are in danger, call [110](tel:110). Ask for the reference number of your report.',
      },
      {
        title: 'Keep the evidence',
        text: 'Delete nothing. Take pictures of messages, websites and phone numbers. Write down what happened and when.',
      },
      {
        title: 'Watch your account',
        text: 'If you did not approve a payment, you can object to it for up to 13 months after the debit ([section 676b BGB](https://www.gesetze-im-internet.de/bgb/__676b.html)). Do so at once, not at the end of that time.',
      },
    ],
    neverTitle: 'What we never ask you for',
    neverItems: ['PIN', 'TAN', 'Password'],
    never:
      'Neither Stellwerk nor your provider will ever ask you for a PIN, a one-time code (TAN) or a password: not by e-mail, not by text message and not on the phone. Nobody at Stellwerk or your provider will ask you to install software, to move money to a "safe account" or to approve a payment as a test.',
    articlesTitle: 'Know the tricks',
    waysTitle: 'Further help',
    ways: [
      {
        name: 'Help and contact',
        path: '/en/support/',
        text: 'Phone numbers of the companies whose apps offer our accounts, cards and loans.',
      },
      {
        name: 'Emergency and fraud',
        path: '/en/support/faq/emergency/',
        text: 'Lost card, unknown payment, fake page: short answers.',
      },
      {
        name: 'Security',
        path: '/en/security/',
        text: 'Six steps, from blocking the card to watching your account.',
      },
    ],
    blockingLabel: 'Blocking line, day and night',
    ownBlockingLabel: 'Stellwerk blocking line',
  },
  de: {
    name: 'Sicherheit',
    metaTitle: 'Sicherheit: was bei Betrug zu tun ist',
    title: 'Betrug: was jetzt zu tun ist und wie Sie sich schützen',
    description:
      'Was Sie sofort tun, wenn jemand Ihre Karte, Ihr Passwort oder Ihr Geld hat, und woran Sie Betrug erkennen, bevor es so weit ist.',
    summary:
      'Hat jemand Ihre Karte, Ihr Passwort oder Ihr Geld? Beginnen Sie mit Schritt 1: Er dauert wenige Minuten, und aus Deutschland kostet der Anruf nichts.',
    nowTitle: 'Was jetzt zu tun ist',
    steps: [
      {
        title: 'Karten und Zugang sperren',
        text: 'Rufen Sie den Sperr-Notruf [116 116](tel:116116) an. Er ist Tag und Nacht besetzt. Anrufe aus Deutschland kosten nichts. Aus dem Ausland wählen Sie [+49 116 116](tel:+49116116) oder [+49 30 4050 4050](tel:+493040504050). Sie können auch uns anrufen.',
      },
      {
        title: 'Den Anbieter anrufen',
        text: 'Ihr Anbieter ist das Unternehmen, dessen App Sie nutzen. Sagen Sie, welche Zahlungen nicht von Ihnen stammen. Fragen Sie, ob sich das Geld noch zurückrufen lässt. Die Nummer des Anbieters steht in Ihrer App oder auf der Seite [Hilfe und Kontakt](/de/support/).',
      },
      {
        title: 'Passwörter ändern',
        text: 'Nehmen Sie ein anderes Gerät, wenn Ihres befallen sein könnte. Ändern Sie zuerst das Passwort Ihres E-Mail-Kontos, denn darüber lassen sich andere Passwörter zurücksetzen.',
      },
      {
        title: 'Anzeige erstatten',
        text: 'Gehen Sie zu einer Polizeiwache oder nutzen Sie die Onlinewache Ihres Bundeslandes. Bei Gefahr rufen Sie [110](tel:110). Lassen Sie sich das Aktenzeichen geben.',
      },
      {
        title: 'Beweise aufheben',
        text: 'Löschen Sie nichts. Machen Sie Bilder von Nachrichten, Webseiten und Telefonnummern. Notieren Sie, wann was geschehen ist.',
      },
      {
        title: 'Das Konto beobachten',
        text: 'Einer Zahlung, die Sie nicht freigegeben haben, können Sie bis zu 13 Monate nach der Buchung widersprechen ([§ 676b BGB](https://www.gesetze-im-internet.de/bgb/__676b.html)). Tun Sie es sofort und nicht erst am Ende dieser Frist.',
      },
    ],
    neverTitle: 'Wonach wir Sie nie fragen',
    neverItems: ['PIN', 'TAN', 'Passwort'],
    never:
      'Weder Stellwerk noch Ihr Anbieter fragt Sie jemals nach einer PIN, einer TAN oder einem Passwort: nicht per E-Mail, nicht per SMS und nicht am Telefon. Niemand bei Stellwerk oder Ihrem Anbieter bittet Sie, ein Programm zu installieren, Geld auf ein "sicheres Konto" zu überweisen oder eine Zahlung zur Probe freizugeben.',
    articlesTitle: 'Die Tricks kennen',
    waysTitle: 'Weitere Hilfe',
    ways: [
      {
        name: 'Hilfe und Kontakt',
        path: '/de/support/',
        text: 'Telefonnummern der Unternehmen, in deren Apps es unsere Konten, Karten und Kredite gibt.',
      },
      {
        name: 'Notfall und Betrug',
        path: '/de/support/faq/emergency/',
        text: 'Verlorene Karte, unbekannte Zahlung, gefälschte Seite: kurze Antworten.',
      },
      {
        name: 'Sicherheit',
        path: '/de/security/',
        text: 'Sechs Schritte, vom Sperren der Karte bis zum Blick aufs Konto.',
      },
    ],
    blockingLabel: 'Sperr-Notruf, Tag und Nacht',
    ownBlockingLabel: 'Sperrnummer von Stellwerk',
  },
} as const;
