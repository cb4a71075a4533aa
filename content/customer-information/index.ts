/** Words of the page that lists the customer information. */
export const customerInformationContent = {
  en: {
    name: 'Customer information',
    title: 'Customer information on accounts and payments',
    description:
      'Times, fees and your rights for transfers, direct debits and payouts at the end of the contract, by country, account number and language.',
    summary:
      'For everybody who holds an account that Stellwerk keeps. Choose the country in which you live. The first two letters of your account number (IBAN) tell you which line is yours. Each text exists in the languages listed.',
  },
  de: {
    name: 'Kundeninformationen',
    title: 'Kundeninformationen zu Konto und Zahlungen',
    description:
      'Fristen, Entgelte und Ihre Rechte bei Überweisungen, Lastschriften und Auszahlungen am Vertragsende, nach Land, Kontonummer und Sprache.',
    summary:
      'Für alle, die ein Konto haben, das Stellwerk führt. Wählen Sie das Land, in dem Sie wohnen. Welche Zeile für Sie gilt, sagen die ersten zwei Buchstaben Ihrer Kontonummer (IBAN). Jeden Text gibt es in den genannten Sprachen.',
  },
  fr: {
    name: 'Informations clients',
    title: 'Informations clients sur le compte et les paiements',
    description:
      'Délais, frais et droits pour les virements, les prélèvements et le versement du solde en fin de contrat, par pays, numéro de compte et langue.',
    summary:
      'Pour toute personne dont le compte est tenu par Stellwerk. Choisissez le pays où vous habitez. Les deux premières lettres de votre numéro de compte (IBAN) indiquent la ligne qui vous concerne. Chaque texte existe dans les langues indiquées.',
  },
  es: {
    name: 'Información para clientes',
    title: 'Información para clientes sobre la cuenta y los pagos',
    description:
      'Plazos, comisiones y derechos en transferencias, recibos y pago del saldo al terminar el contrato, por país, número de cuenta e idioma.',
    summary:
      'Para todas las personas cuya cuenta mantiene Stellwerk. Elija el país en el que vive. Las dos primeras letras de su número de cuenta (IBAN) le dicen qué fila le corresponde. Cada texto existe en los idiomas indicados.',
  },
  it: {
    name: 'Informazioni per i clienti',
    title: 'Informazioni per i clienti su conto e pagamenti',
    description:
      'Tempi, spese e diritti per bonifici, addebiti diretti e pagamento del saldo alla fine del contratto, per Paese, numero di conto e lingua.',
    summary:
      'Per chi ha un conto tenuto da Stellwerk. Scelga il Paese in cui vive. Le prime due lettere del numero di conto (IBAN) indicano la riga che la riguarda. Ogni testo esiste nelle lingue indicate.',
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

/** Kinds of account numbers, as the addresses name them, with the letters they begin with. */
export const ibanKinds = { 'de-iban': 'DE', 'fr-iban': 'FR', 'es-iban': 'ES', 'it-iban': 'IT' } as const;

/** The word for a text's language in the addresses of the whole site. */
export const languageSlugs = {
  en: 'english',
  de: 'german',
  fr: 'french',
  es: 'spanish',
  it: 'italian',
} as const;
