/** Words of the page that lists the customer information. */
export const customerInformationContent = {
  en: {
    name: 'Customer information',
    title: 'Customer information on accounts and payments',
    searchTerms: ['time limits', 'value date', 'rights'],
    description:
      'Time limits, fees and your rights for transfers, direct debits and payouts at the end of the contract, by country, country code of the IBAN and language.',
    summary:
      'For everyone who holds an account with Stellwerk. Choose the country in which you live and the first two letters of your account number (IBAN).',
    help: {
      title: 'Help and contact',
      items: [
        {
          title: 'Emergency',
          text: 'If your card or phone is missing, somebody knows your codes or you see a payment that is not yours, call [+49 30 23125 116](tel:+493023125116) at once, day or night. We block the card and access to the account.',
        },
        {
          title: 'A question about your account',
          text: 'Ask the company whose app you use: its phone number is in the app and, for some companies, also under [Help and contact](/en/support/). Your contract and the fee information document are in your app. You will also find fee information under [Documents for customers](/en/customer-documents/#fees), by company; if a document is missing there, we send it free of charge to anyone who asks.',
        },
        {
          title: 'A complaint',
          text: 'Use the [complaint form](/en/complaint/) or write to [complaints@stellwerk.example](mailto:complaints@stellwerk.example). The page for your country says by when you will have our reply, and where else you can complain.',
        },
      ],
    },
    ways: {
      title: 'Further help',
      items: [
        {
          name: 'Help and contact',
          path: '/en/support/',
          text: 'Phone numbers of companies that offer our products in their apps.',
        },
        {
          name: 'Questions and answers',
          path: '/en/support/faq/',
          text: 'Blocked card, wrong payment, closed account: answers by topic.',
        },
        {
          name: 'Fraud and security',
          path: '/en/security/',
          text: 'What to do now if somebody has your card, your password or your money.',
        },
        {
          name: 'Documents for customers',
          path: '/en/customer-documents/',
          text: 'Fee information, terms and depositor information sheet, with earlier versions.',
        },
      ],
    },
    advice: {
      title: 'Which page is yours?',
      items: [
        {
          title: 'The country',
          text: 'Choose the country where you live, not that of the bank. It decides where you can complain and what some of your rights are.',
        },
        {
          title: 'The account number',
          text: 'You will find the first two letters of the IBAN in your app and on every statement. In Austria and Ireland, too, an IBAN can begin with DE.',
        },
        {
          title: 'The language',
          text: 'Choose the language you find easiest to read. If in doubt, the contract you agreed to in the app applies.',
        },
      ],
    },
  },
  de: {
    name: 'Kundeninformationen',
    title: 'Kundeninformationen zu Konto und Zahlungen',
    searchTerms: ['Wertstellung', 'Überweisungsdauer', 'Kundenrechte'],
    description:
      'Fristen, Entgelte und Ihre Rechte bei Überweisungen, Lastschriften und Auszahlungen am Vertragsende, nach Land, Ländercode der IBAN und Sprache.',
    summary:
      'Für alle, die ein Konto bei Stellwerk haben. Wählen Sie das Land, in dem Sie wohnen, und die ersten zwei Buchstaben Ihrer Kontonummer (IBAN).',
    help: {
      title: 'Hilfe und Kontakt',
      items: [
        {
          title: 'Notfall',
          text: 'Ist Ihre Karte oder Ihr Telefon weg, kennt jemand Ihre Codes oder sehen Sie eine fremde Zahlung? Rufen Sie sofort [+49 30 23125 116](tel:+493023125116) an, Tag und Nacht. Wir sperren die Karte und den Zugang zum Konto.',
        },
        {
          title: 'Eine Frage zum Konto',
          text: 'Fragen Sie das Unternehmen, dessen App Sie nutzen: Seine Nummer steht in der App und für einige Unternehmen auch unter [Hilfe und Kontakt](/de/support/). Vertrag und Entgeltinformation stehen in Ihrer App. Die Entgeltinformation finden Sie auch unter [Dokumente für Kunden](/de/customer-documents/#fees); fehlt sie dort, schicken wir sie allen, die uns darum bitten, kostenlos.',
        },
        {
          title: 'Eine Beschwerde',
          text: 'Nutzen Sie das [Beschwerdeformular](/de/complaint/) oder schreiben Sie an [complaints@stellwerk.example](mailto:complaints@stellwerk.example). Bis wann Sie Antwort haben und wo Sie sich noch beschweren können, steht auf der Seite für Ihr Land.',
        },
      ],
    },
    ways: {
      title: 'Weitere Hilfe',
      items: [
        {
          name: 'Hilfe und Kontakt',
          path: '/de/support/',
          text: 'Telefonnummern von Unternehmen, in deren Apps es Produkte von Stellwerk gibt.',
        },
        {
          name: 'Fragen und Antworten',
          path: '/de/support/faq/',
          text: 'Gesperrte Karte, falsche Zahlung, aufgelöstes Konto: Antworten nach Thema.',
        },
        {
          name: 'Betrug und Sicherheit',
          path: '/de/security/',
          text: 'Was zu tun ist, wenn jemand Ihre Karte, Ihr Passwort oder Ihr Geld hat.',
        },
        {
          name: 'Dokumente für Kunden',
          path: '/de/customer-documents/',
          text: 'Entgeltinformation, Bedingungen und Informationsbogen, mit früheren Fassungen.',
        },
      ],
    },
    advice: {
      title: 'Welche Seite ist Ihre?',
      items: [
        {
          title: 'Das Land',
          text: 'Wählen Sie das Land, in dem Sie wohnen, nicht das der Bank. Davon hängt ab, bei welchen Stellen Sie sich beschweren können und welche Rechte Sie im Einzelnen haben.',
        },
        {
          title: 'Die Kontonummer',
          text: 'Die ersten zwei Buchstaben der IBAN stehen in Ihrer App und auf jedem Kontoauszug. Auch in Österreich und Irland kann eine IBAN mit DE beginnen.',
        },
        {
          title: 'Die Sprache',
          text: 'Wählen Sie die Sprache, die Sie am besten verstehen. Im Zweifel gilt der Vertrag, dem Sie in der App zugestimmt haben.',
        },
      ],
    },
  },
  fr: {
    name: 'Informations pour les clients',
    title: 'Informations pour les clients sur le compte et les paiements',
    description:
      'Selon votre pays, votre IBAN et votre langue : délais, frais et droits pour les virements, les prélèvements et le versement du solde à la clôture.',
    summary:
      'Pour toute personne qui a un compte chez Stellwerk. Choisissez le pays où vous habitez et les deux premières lettres de votre IBAN.',
    help: {
      title: 'Aide et contact',
      items: [
        {
          title: 'Urgence',
          text: "Si votre carte ou votre téléphone a disparu, si quelqu'un connaît vos codes ou si un paiement n'est pas de vous, appelez tout de suite le [+49 30 23125 116](tel:+493023125116), un numéro en Allemagne, à toute heure. Nous bloquons la carte et l'accès au compte.",
        },
        {
          title: 'Une question sur votre compte',
          text: "Adressez-vous à l'entreprise dont vous utilisez l'application : son numéro de téléphone est indiqué dans l'application et, pour certaines entreprises, sur la page [Aide et contact (en anglais)](/en/support/). Le contrat et le document d'information tarifaire sont dans votre application. Ce document figure aussi à la page [Documents pour les clients (en anglais)](/en/customer-documents/#fees) ; s'il n'y est pas, nous l'envoyons sans frais à qui le demande.",
        },
        {
          title: 'Une réclamation',
          text: "Écrivez à [complaints@stellwerk.example](mailto:complaints@stellwerk.example). La page consacrée à votre pays indique sous quel délai nous répondons et à qui d'autre vous pouvez vous adresser.",
        },
      ],
    },
    ways: {
      title: 'Pour en savoir plus',
      items: [
        {
          name: 'Aide et contact (en anglais)',
          path: '/en/support/',
          text: 'Numéros de téléphone des entreprises qui proposent nos produits dans leur application.',
        },
        {
          name: 'Questions et réponses (en anglais)',
          path: '/en/support/faq/',
          text: 'Carte bloquée, paiement erroné, compte clôturé : réponses par thème.',
        },
        {
          name: 'Fraude et sécurité (en anglais)',
          path: '/en/security/',
          text: "Que faire si quelqu'un a votre carte, votre mot de passe ou votre argent.",
        },
        {
          name: 'Documents pour les clients (en anglais)',
          path: '/en/customer-documents/',
          text: 'Frais par entreprise, conditions, garantie des dépôts.',
        },
      ],
    },
    advice: {
      title: 'Quelle page vous concerne ?',
      items: [
        {
          title: 'Le pays',
          text: 'Choisissez le pays où vous habitez, et non celui de la banque. Votre pays de résidence détermine les autorités et les médiateurs auxquels vous pouvez vous adresser, ainsi que certains de vos droits.',
        },
        {
          title: 'Le numéro de compte (IBAN)',
          text: "Les deux premières lettres de l'IBAN figurent dans votre application et sur chaque relevé. Si aucune page ne correspond à votre pays et à votre IBAN, adressez-vous à l'entreprise dont vous utilisez l'application.",
        },
        {
          title: 'La langue et le contrat',
          text: "Choisissez la langue que vous lisez le plus facilement. En cas de doute, c'est le contrat accepté dans l'application qui fait foi.",
        },
      ],
    },
  },
  es: {
    name: 'Información para clientes',
    title: 'Información para clientes sobre la cuenta y los pagos',
    description:
      'Según su país, su IBAN y su idioma: plazos, comisiones y derechos en las transferencias, los recibos y el envío del saldo al cerrar la cuenta.',
    summary:
      'Para quienes tienen una cuenta en Stellwerk. Elija el país en el que vive y las dos primeras letras de su número de cuenta (IBAN).',
    help: {
      title: 'Ayuda y contacto',
      items: [
        {
          title: 'Emergencia',
          text: 'Si le falta la tarjeta o el teléfono, si alguien conoce sus códigos o si ve un pago que no es suyo, llame enseguida al [+49 30 23125 116](tel:+493023125116), un número alemán, a cualquier hora. Bloqueamos la tarjeta y el acceso a la cuenta.',
        },
        {
          title: 'Dudas sobre su cuenta',
          text: 'Diríjase a la empresa cuya aplicación utiliza. El teléfono de la empresa está en la aplicación y, en algunos casos, también en [Ayuda y contacto (en inglés)](/en/support/). El contrato y el documento informativo de las comisiones están en su aplicación. El documento está también en [Documentos para clientes (en inglés)](/en/customer-documents/#fees); si no figura allí, lo enviamos gratis a quien nos lo pida.',
        },
        {
          title: 'Una reclamación',
          text: 'Escriba a [complaints@stellwerk.example](mailto:complaints@stellwerk.example). La página de su país indica en qué plazo respondemos y ante quién más puede reclamar.',
        },
      ],
    },
    ways: {
      title: 'Más ayuda',
      items: [
        {
          name: 'Ayuda y contacto (en inglés)',
          path: '/en/support/',
          text: 'Teléfonos de empresas que ofrecen nuestros productos en su aplicación.',
        },
        {
          name: 'Preguntas y respuestas (en inglés)',
          path: '/en/support/faq/',
          text: 'Tarjeta bloqueada, pago erróneo, cuenta cerrada: respuestas por tema.',
        },
        {
          name: 'Fraude y seguridad (en inglés)',
          path: '/en/security/',
          text: 'Qué hacer si su tarjeta, su contraseña o su dinero están en manos de otra persona.',
        },
        {
          name: 'Documentos para clientes (en inglés)',
          path: '/en/customer-documents/',
          text: 'Documento informativo de las comisiones, condiciones, garantía de depósitos.',
        },
      ],
    },
    advice: {
      title: '¿Qué página le corresponde?',
      items: [
        {
          title: 'El país',
          text: 'Elija el país en el que vive, no el del banco. De su país de residencia dependen los organismos ante los que puede reclamar y algunos de sus derechos.',
        },
        {
          title: 'El número de cuenta (IBAN)',
          text: 'Las dos primeras letras del IBAN figuran en su aplicación y en cada extracto. Si ninguna página corresponde a su país y a su IBAN, diríjase a la empresa cuya aplicación utiliza.',
        },
        {
          title: 'El idioma y el contrato',
          text: 'Elija el idioma que lea con más facilidad. En caso de duda, prevalece el contrato que aceptó en la aplicación.',
        },
      ],
    },
  },
  it: {
    name: 'Informazioni per i clienti',
    title: 'Informazioni per i clienti su conto e pagamenti',
    description:
      "In base al Paese, all'IBAN e alla lingua: tempi, spese e diritti per bonifici, addebiti diretti e trasferimento del saldo alla chiusura.",
    summary:
      'Per chi ha un conto presso Stellwerk. Scelga il Paese in cui vive e le prime due lettere del numero di conto (IBAN).',
    help: {
      title: 'Assistenza e contatti',
      items: [
        {
          title: 'Emergenza',
          text: "Se le mancano la carta o il telefono, se qualcuno conosce i suoi codici o se un pagamento non è suo, chiami subito il [+49 30 23125 116](tel:+493023125116), un numero tedesco, a qualsiasi ora. Blocchiamo la carta e l'accesso al conto.",
        },
        {
          title: 'Domande sul conto',
          text: "Si rivolga all'impresa di cui usa l'app. Il numero di telefono dell'impresa si trova nell'app e, per alcune imprese, anche in [Assistenza e contatti (in inglese)](/en/support/). Il contratto e il documento informativo sulle spese sono nella sua app. Il documento si trova anche in [Documenti per i clienti (in inglese)](/en/customer-documents/#fees); se lì manca, lo inviamo gratis a chiunque lo chieda.",
        },
        {
          title: 'Un reclamo',
          text: 'Scriva a [complaints@stellwerk.example](mailto:complaints@stellwerk.example). La pagina dedicata al suo Paese indica entro quando rispondiamo e a chi altro può rivolgersi.',
        },
      ],
    },
    ways: {
      title: 'Ulteriore assistenza',
      items: [
        {
          name: 'Assistenza e contatti (in inglese)',
          path: '/en/support/',
          text: 'Numeri di telefono di imprese che offrono i nostri prodotti nella loro app.',
        },
        {
          name: 'Domande e risposte (in inglese)',
          path: '/en/support/faq/',
          text: 'Carta bloccata, pagamento errato, conto chiuso: risposte per tema.',
        },
        {
          name: 'Frodi e sicurezza (in inglese)',
          path: '/en/security/',
          text: 'Che cosa fare se la sua carta, la sua password o il suo denaro sono in mano ad altri.',
        },
        {
          name: 'Documenti per i clienti (in inglese)',
          path: '/en/customer-documents/',
          text: 'Documento informativo sulle spese, condizioni, garanzia dei depositi.',
        },
      ],
    },
    advice: {
      title: 'Qual è la pagina giusta per lei?',
      items: [
        {
          title: 'Il Paese',
          text: 'Scelga il Paese in cui vive, non quello della banca. Dal suo Paese di residenza dipendono gli organismi ai quali può presentare reclamo e alcuni dei suoi diritti.',
        },
        {
          title: 'Il numero di conto (IBAN)',
          text: "Le prime due lettere dell'IBAN si trovano nell'app e su ogni estratto conto. Se nessuna pagina corrisponde al suo Paese e al suo IBAN, si rivolga all'impresa di cui usa l'app.",
        },
        {
          title: 'La lingua e il contratto',
          text: "Scelga la lingua che legge con più facilità. In caso di dubbio vale il contratto che ha accettato nell'app.",
        },
      ],
    },
  },
} as const;

/** Countries of the account holders, as the addresses name them. */
export const countryNames = {
  austria: { en: 'Austria', de: 'Österreich', fr: 'Autriche', es: 'Austria', it: 'Austria' },
  france: { en: 'France', de: 'Frankreich', fr: 'France', es: 'Francia', it: 'Francia' },
  germany: { en: 'Germany', de: 'Deutschland', fr: 'Allemagne', es: 'Alemania', it: 'Germania' },
  ireland: { en: 'Ireland', de: 'Irland', fr: 'Irlande', es: 'Irlanda', it: 'Irlanda' },
  italy: { en: 'Italy', de: 'Italien', fr: 'Italie', es: 'Italia', it: 'Italia' },
  spain: { en: 'Spain', de: 'Spanien', fr: 'Espagne', es: 'España', it: 'Spagna' },
} as const;

/** Kinds of account numbers, as the addresses name them: the letters they begin with, and how many characters they have. */
export const ibanKinds = {
  'de-iban': { letters: 'DE', length: 22 },
  'fr-iban': { letters: 'FR', length: 27 },
  'es-iban': { letters: 'ES', length: 24 },
  'it-iban': { letters: 'IT', length: 27 },
} as const;

/** The word for a text's language in the addresses of the whole site. */
export const languageSlugs = {
  en: 'english',
  de: 'german',
  fr: 'french',
  es: 'spanish',
  it: 'italian',
} as const;
