/** Teams that look for people, in the order in which the list of jobs shows those that close on the same day. */
export const teams = [
  { slug: 'engineering', name: { en: 'Engineering', de: 'Softwareentwicklung' } },
  { slug: 'payments', name: { en: 'Payments', de: 'Zahlungsverkehr' } },
  { slug: 'financial-crime', name: { en: 'Anti-financial crime', de: 'Geldwäsche- und Betrugsprävention' } },
  { slug: 'lending', name: { en: 'Lending', de: 'Kreditgeschäft' } },
  { slug: 'partner-integration', name: { en: 'Partner integration', de: 'Partnerintegration' } },
  { slug: 'product', name: { en: 'Product', de: 'Produkt' } },
  { slug: 'customer-operations', name: { en: 'Customer operations', de: 'Kundenservice' } },
  { slug: 'risk', name: { en: 'Finance and risk', de: 'Finanzen und Risiko' } },
  { slug: 'legal', name: { en: 'Legal and compliance', de: 'Recht und Compliance' } },
  { slug: 'communications', name: { en: 'Communications', de: 'Kommunikation' } },
] as const;

/** What the numbers of `payBands` count. */
export const payUnit = { currency: 'EUR', period: 'YEAR' } as const;

/** Pay by level: gross for full time, in `payUnit`. Jobs name a level; one that pays within it brings its own span. */
export const payBands = {
  starter: {
    from: 48_000,
    to: 58_000,
    name: { en: 'Starting', de: 'Einstieg' },
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
      de: 'Verantwortet einen Teil des Systems und bringt ihn anderen bei',
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
    name: { en: 'Head of a team', de: 'Teamleitung' },
    text: {
      en: 'Leads six to ten people and still reads their work',
      de: 'Führt sechs bis zehn Menschen und liest deren Arbeit noch selbst',
    },
  },
} as const;
