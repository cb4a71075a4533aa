type NativeLanguage = 'fr' | 'es' | 'it';

/** A page of a menu; the name says when it leads to another language. */
export type NativeItem = {
  readonly name: string;
  readonly path: string;
  readonly language: 'en' | NativeLanguage;
};

type NativeGroup = { readonly slug: string; readonly title: string; readonly items: readonly NativeItem[] };

type NativeNavigation = {
  readonly header: readonly NativeGroup[];
  /** What the footer has besides the menus of the header. */
  readonly legal: readonly NativeItem[];
  readonly search: NativeItem;
  /** What to do when a card is lost, for the footer. */
  readonly emergency: NativeItem;
};

/**
 * Header and footer of the languages that have customer information only. Names and addresses are
 * written out, since most pages are there in English only and their own names are English.
 */
export const nativeNavigation: Readonly<Record<NativeLanguage, NativeNavigation>> = {
  fr: {
    header: [
      {
        slug: 'customer-information',
        title: 'Informations pour les clients',
        items: [
          { name: 'Tous les pays', path: '/fr/informations-clients/', language: 'fr' },
          { name: 'France, IBAN FR', path: '/fr/informations-clients/france/fr-iban/', language: 'fr' },
        ],
      },
      {
        slug: 'support',
        title: 'Aide',
        items: [
          { name: 'Aide et contact (en anglais)', path: '/en/support/', language: 'en' },
          { name: 'Fraude et sécurité (en anglais)', path: '/en/security/', language: 'en' },
          { name: 'Taux de change (en anglais)', path: '/en/exchange-rates/', language: 'en' },
        ],
      },
    ],
    legal: [
      { name: 'Mentions légales (en anglais)', path: '/en/imprint/', language: 'en' },
      { name: 'Confidentialité de ce site (en anglais)', path: '/en/privacy-policy/', language: 'en' },
      {
        name: 'Confidentialité de la banque (en anglais)',
        path: '/en/stellwerk-privacy-policy/',
        language: 'en',
      },
      { name: 'Conditions d’utilisation (en anglais)', path: '/en/terms-of-use/', language: 'en' },
      { name: 'Accessibilité (en anglais)', path: '/en/accessibility-statement/', language: 'en' },
    ],
    search: { name: 'Rechercher (en anglais)', path: '/en/search/', language: 'en' },
    emergency: { name: 'Que faire en cas de fraude (en anglais)', path: '/en/security/', language: 'en' },
  },
  es: {
    header: [
      {
        slug: 'customer-information',
        title: 'Información para clientes',
        items: [
          { name: 'Todos los países', path: '/es/informaciones-clientes/', language: 'es' },
          { name: 'España, IBAN ES', path: '/es/informaciones-clientes/espana/es-iban/', language: 'es' },
        ],
      },
      {
        slug: 'support',
        title: 'Ayuda',
        items: [
          { name: 'Ayuda y contacto (en inglés)', path: '/en/support/', language: 'en' },
          { name: 'Fraude y seguridad (en inglés)', path: '/en/security/', language: 'en' },
          { name: 'Tipos de cambio (en inglés)', path: '/en/exchange-rates/', language: 'en' },
        ],
      },
    ],
    legal: [
      { name: 'Aviso legal (en inglés)', path: '/en/imprint/', language: 'en' },
      { name: 'Privacidad de este sitio web (en inglés)', path: '/en/privacy-policy/', language: 'en' },
      { name: 'Privacidad del banco (en inglés)', path: '/en/stellwerk-privacy-policy/', language: 'en' },
      { name: 'Condiciones de uso (en inglés)', path: '/en/terms-of-use/', language: 'en' },
      { name: 'Accesibilidad (en inglés)', path: '/en/accessibility-statement/', language: 'en' },
    ],
    search: { name: 'Buscar (en inglés)', path: '/en/search/', language: 'en' },
    emergency: { name: 'Qué hacer en caso de fraude (en inglés)', path: '/en/security/', language: 'en' },
  },
  it: {
    header: [
      {
        slug: 'customer-information',
        title: 'Informazioni per i clienti',
        items: [
          { name: 'Tutti i Paesi', path: '/it/informazioni-clienti/', language: 'it' },
          { name: 'Italia, IBAN IT', path: '/it/informazioni-clienti/italia/it-iban/', language: 'it' },
        ],
      },
      {
        slug: 'support',
        title: 'Assistenza',
        items: [
          { name: 'Assistenza e contatti (in inglese)', path: '/en/support/', language: 'en' },
          { name: 'Frodi e sicurezza (in inglese)', path: '/en/security/', language: 'en' },
          { name: 'Tassi di cambio (in inglese)', path: '/en/exchange-rates/', language: 'en' },
        ],
      },
    ],
    legal: [
      { name: 'Note legali (in inglese)', path: '/en/imprint/', language: 'en' },
      { name: 'Privacy di questo sito (in inglese)', path: '/en/privacy-policy/', language: 'en' },
      { name: 'Privacy della banca (in inglese)', path: '/en/stellwerk-privacy-policy/', language: 'en' },
      { name: 'Condizioni d’uso (in inglese)', path: '/en/terms-of-use/', language: 'en' },
      { name: 'Accessibilità (in inglese)', path: '/en/accessibility-statement/', language: 'en' },
    ],
    search: { name: 'Cerca (in inglese)', path: '/en/search/', language: 'en' },
    emergency: { name: 'Che cosa fare in caso di frode (in inglese)', path: '/en/security/', language: 'en' },
  },
};
