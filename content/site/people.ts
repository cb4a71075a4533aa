/** The (invented) people who write, speak and answer for the provider, some of them of the board in `brand.ts`. */
export const people = {
  'mirela-stankovic': {
    name: 'Mirela Stanković',
    role: { en: 'Chief Technology Officer', de: 'Vorständin Technologie' },
  },
  'henrike-vollmer': {
    name: 'Dr. Henrike Vollmer',
    role: { en: 'Chief Executive Officer', de: 'Vorsitzende des Vorstands' },
  },
  'jonas-achterberg': {
    name: 'Jonas Achterberg',
    role: { en: 'Chief Financial and Risk Officer', de: 'Vorstand Finanzen und Risiko' },
  },
  'tobias-renz': { name: 'Tobias Renz', role: { en: 'Head of Payments', de: 'Leiter Zahlungsverkehr' } },
  'aylin-demirci': {
    name: 'Aylin Demirci',
    role: { en: 'Head of Financial Crime Prevention', de: 'Leiterin Geldwäsche- und Betrugsprävention' },
  },
  'carsten-oelsner': {
    name: 'Carsten Oelsner',
    role: { en: 'Head of Lending', de: 'Leiter Kreditgeschäft' },
  },
  'nora-wiesinger': {
    name: 'Nora Wiesinger',
    role: { en: 'Head of Partner Integration', de: 'Leiterin Partnerintegration' },
  },
  'samuel-okafor': {
    name: 'Samuel Okafor',
    role: { en: 'Head of Developer Experience', de: 'Leiter Developer Experience' },
  },
  'katharina-juhl': { name: 'Katharina Juhl', role: { en: 'Head of People', de: 'Leiterin Personal' } },
  'lea-brandstetter': {
    name: 'Lea Brandstetter',
    role: { en: 'Head of Communications', de: 'Leiterin Kommunikation' },
  },
} as const;
