/** Teams that look for people, in the order in which the list of jobs shows those that close on the same day; each with the page that shows what it works on. */
export const teams = [
  {
    slug: 'engineering',
    name: { en: 'Engineering', de: 'Softwareentwicklung' },
    page: {
      id: 'developers',
      list: { en: 'Developers', de: 'Entwickler' },
      name: {
        en: 'The interface that partners build on',
        de: 'Die Schnittstelle, mit der Partner entwickeln',
      },
    },
  },
  {
    slug: 'payments',
    name: { en: 'Payments', de: 'Zahlungsverkehr' },
    page: {
      id: 'services/payment-flows',
      list: { en: 'Services', de: 'Leistungen' },
      name: {
        en: 'Payment flows: what the team keeps running',
        de: 'Zahlungsströme: was das Team am Laufen hält',
      },
    },
  },
  {
    slug: 'financial-crime',
    name: { en: 'Financial crime prevention', de: 'Geldwäsche- und Betrugsprävention' },
    page: {
      id: 'glossary/anti-financial-crime-afc',
      list: { en: 'Glossary', de: 'Glossar' },
      name: {
        en: 'Anti-financial crime: what the term covers',
        de: 'Bekämpfung der Finanzkriminalität: was der Begriff umfasst',
      },
    },
  },
  {
    slug: 'lending',
    name: { en: 'Lending', de: 'Kreditgeschäft' },
    page: {
      id: 'services/consumer-lending',
      list: { en: 'Services', de: 'Leistungen' },
      name: {
        en: 'Consumer lending: what the team decides on',
        de: 'Verbraucherkredite: worüber das Team entscheidet',
      },
    },
  },
  {
    slug: 'partner-integration',
    name: { en: 'Partner integration', de: 'Partnerintegration' },
    page: {
      id: 'partners',
      list: { en: 'Company', de: 'Unternehmen' },
      name: { en: 'The partners that the team connects', de: 'Die Partner, die das Team anbindet' },
    },
  },
  {
    slug: 'product',
    name: { en: 'Product', de: 'Produkt' },
    page: {
      id: 'services',
      list: { en: 'Services', de: 'Leistungen' },
      name: { en: 'The services that the team designs', de: 'Die Leistungen, die das Team gestaltet' },
    },
  },
  {
    slug: 'customer-operations',
    name: { en: 'Customer operations', de: 'Kundenservice' },
    page: {
      id: 'support',
      list: { en: 'Help', de: 'Hilfe' },
      name: {
        en: 'The questions that customers ask the team',
        de: 'Die Fragen, die Kunden dem Team stellen',
      },
    },
  },
  {
    slug: 'risk',
    name: { en: 'Finance and risk', de: 'Finanzen und Risiko' },
    page: {
      id: 'investors',
      list: { en: 'Investors', de: 'Investoren' },
      name: {
        en: 'The figures that the team is responsible for',
        de: 'Die Zahlen, für die das Team einsteht',
      },
    },
  },
  {
    slug: 'legal',
    name: { en: 'Legal and compliance', de: 'Recht und Compliance' },
    page: {
      id: 'license',
      list: { en: 'Law', de: 'Rechtliches' },
      name: { en: 'Banking licence: what Stellwerk may do', de: 'Banklizenz: was Stellwerk darf' },
    },
  },
  {
    slug: 'communications',
    name: { en: 'Communications', de: 'Kommunikation' },
    page: {
      id: 'press',
      list: { en: 'Press', de: 'Presse' },
      name: { en: 'What the team publishes', de: 'Was das Team veröffentlicht' },
    },
  },
] as const;

/** What the numbers of `payBands` count. */
export const payUnit = { currency: 'EUR', period: 'YEAR' } as const;

/** Pay by level: gross for full time, in `payUnit`. Jobs name a level; one that pays within it brings its own span. */
export const payBands = {
  starter: {
    from: 48_000,
    to: 58_000,
    name: { en: 'Entry level', de: 'Einstieg' },
    text: {
      en: 'Works with guidance, first two years in the profession',
      de: 'Arbeitet unter Anleitung, erste zwei Berufsjahre',
    },
  },
  professional: {
    from: 58_000,
    to: 74_000,
    name: { en: 'Professional', de: 'Erfahren' },
    text: {
      en: 'Solves tasks alone and knows when to ask',
      de: 'Löst Aufgaben allein und weiß, wann zu fragen ist',
    },
  },
  senior: {
    from: 74_000,
    to: 94_000,
    name: { en: 'Senior', de: 'Senior' },
    text: {
      en: 'Is responsible for part of the system and teaches it to others',
      de: 'Verantwortet einen Teil des Systems und arbeitet andere darin ein',
    },
  },
  principal: {
    from: 94_000,
    to: 118_000,
    name: { en: 'Principal', de: 'Principal' },
    text: {
      en: 'Decides across teams, also on what is not built',
      de: 'Entscheidet über Teams hinweg, auch darüber, was nicht entwickelt wird',
    },
  },
  lead: {
    from: 98_000,
    to: 126_000,
    name: { en: 'Team lead', de: 'Teamleitung' },
    text: {
      en: 'Leads six to ten people and still reads their work',
      de: 'Führt sechs bis zehn Menschen und liest deren Arbeit noch selbst',
    },
  },
} as const;
