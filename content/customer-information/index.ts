/** Words of the page that lists the customer information. */
export const customerInformationContent = {
  en: {
    name: 'Customer information',
    title: 'Customer information on accounts and payments',
    description:
      'Times, fees and your rights for transfers, direct debits and payouts at the end of the contract, by country, account number and language.',
    summary:
      'For everyone who holds an account that Stellwerk keeps. Choose the country in which you live and the two letters with which your account number (IBAN) begins. Your contract and the fee information document are in your app.',
    ways: {
      title: 'Further help',
      items: [
        {
          name: 'Help and contact',
          path: '/en/support/',
          text: 'The phone number of every company that offers our products in its app.',
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
      ],
    },
  },
  de: {
    name: 'Kundeninformationen',
    title: 'Kundeninformationen zu Konto und Zahlungen',
    description:
      'Fristen, Entgelte und Ihre Rechte bei Überweisungen, Lastschriften und Auszahlungen am Vertragsende, nach Land, Kontonummer und Sprache.',
    summary:
      'Für alle, die ein Konto haben, das Stellwerk führt. Wählen Sie das Land, in dem Sie wohnen, und die zwei Buchstaben, mit denen Ihre Kontonummer (IBAN) beginnt. Den Vertrag und die Entgeltinformation finden Sie in Ihrer App.',
    ways: {
      title: 'Weitere Hilfe',
      items: [
        {
          name: 'Hilfe und Kontakt',
          path: '/de/support/',
          text: 'Die Telefonnummer jedes Unternehmens, in dessen App es Produkte von Stellwerk gibt.',
        },
        {
          name: 'Fragen und Antworten',
          path: '/de/support/faq/',
          text: 'Gesperrte Karte, falsche Zahlung, geschlossenes Konto: Antworten nach Thema.',
        },
        {
          name: 'Betrug und Sicherheit',
          path: '/de/security/',
          text: 'Was zu tun ist, wenn jemand Ihre Karte, Ihr Passwort oder Ihr Geld hat.',
        },
      ],
    },
  },
  fr: {
    name: 'Informations clients',
    title: 'Informations clients sur le compte et les paiements',
    description:
      'Délais, frais et droits pour les virements, les prélèvements et le versement du solde en fin de contrat, par pays, numéro de compte et langue.',
    summary:
      "Pour toute personne dont le compte est tenu par Stellwerk. Choisissez le pays où vous habitez et les deux lettres par lesquelles commence votre numéro de compte (IBAN). Le contrat et le document d'information tarifaire se trouvent dans votre application.",
    ways: {
      title: 'Autres aides',
      items: [
        {
          name: 'Aide et contact (en anglais)',
          path: '/en/support/',
          text: 'Le numéro de téléphone de chaque entreprise qui propose nos produits dans son application.',
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
      ],
    },
  },
  es: {
    name: 'Información para clientes',
    title: 'Información para clientes sobre la cuenta y los pagos',
    description:
      'Plazos, comisiones y derechos en transferencias, recibos y pago del saldo al terminar el contrato, por país, número de cuenta e idioma.',
    summary:
      'Para todas las personas cuya cuenta mantiene Stellwerk. Elija el país en el que vive y las dos letras con las que empieza su número de cuenta (IBAN). El contrato y el documento informativo de las comisiones están en su aplicación.',
    ways: {
      title: 'Más ayuda',
      items: [
        {
          name: 'Ayuda y contacto (en inglés)',
          path: '/en/support/',
          text: 'El teléfono de cada empresa que ofrece nuestros productos en su aplicación.',
        },
        {
          name: 'Preguntas y respuestas (en inglés)',
          path: '/en/support/faq/',
          text: 'Tarjeta bloqueada, pago erróneo, cuenta cerrada: respuestas por tema.',
        },
        {
          name: 'Fraude y seguridad (en inglés)',
          path: '/en/security/',
          text: 'Qué hacer si alguien tiene su tarjeta, su contraseña o su dinero.',
        },
      ],
    },
  },
  it: {
    name: 'Informazioni per i clienti',
    title: 'Informazioni per i clienti su conto e pagamenti',
    description:
      'Tempi, spese e diritti per bonifici, addebiti diretti e pagamento del saldo alla fine del contratto, per Paese, numero di conto e lingua.',
    summary:
      'Per chi ha un conto tenuto da Stellwerk. Scelga il Paese in cui vive e le due lettere con cui comincia il numero di conto (IBAN). Il contratto e il documento informativo sulle spese sono nella sua app.',
    ways: {
      title: 'Altro aiuto',
      items: [
        {
          name: 'Aiuto e contatti (in inglese)',
          path: '/en/support/',
          text: 'Il numero di telefono di ogni impresa che offre i nostri prodotti nella sua app.',
        },
        {
          name: 'Domande e risposte (in inglese)',
          path: '/en/support/faq/',
          text: 'Carta bloccata, pagamento errato, conto chiuso: risposte per tema.',
        },
        {
          name: 'Frode e sicurezza (in inglese)',
          path: '/en/security/',
          text: 'Che cosa fare se qualcuno ha la sua carta, la sua password o il suo denaro.',
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
