/** Words of the page that lists the case studies. The customers' order is that of `content/site/customers.ts`. */
export const caseStudiesIndexContent = {
  en: {
    name: 'Case studies',
    headTitle: 'Case studies: what changed, in numbers',
    title: 'What companies build when a bank stands behind them',
    description:
      'Case studies of companies that offer accounts, cards and payments with Stellwerk: what was built, how long it took, and what changed in numbers.',
    intro:
      'Each study says where a company started, what it built and which services carry it. Choose by industry, or by the number that you would like to change yourself: days to the invoice, completed sign-ups, declined payments, disputes. Every result comes with a note on how it was measured, so that you can judge whether it would hold for you.',
    contact: {
      title: 'Discuss your project',
      text: 'Tell us where your product stands today and what your customers should be able to do. A solutions engineer answers within two working days.',
    },
  },
  de: {
    name: 'Fallstudien',
    headTitle: 'Fallstudien: was sich änderte, in Zahlen',
    title: 'Was Unternehmen entwickeln, wenn eine Bank hinter ihnen steht',
    description:
      'Fallstudien von Unternehmen, die mit Stellwerk Konten, Karten und Zahlungen anbieten: was entstanden ist, wie lange es dauerte, was sich in Zahlen änderte.',
    intro:
      'Jede Studie zeigt, wo ein Unternehmen stand, was es entwickelt hat und auf welchen Leistungen das beruht. Wählen Sie nach Branche oder nach der Zahl, die Sie selbst ändern wollen: Tage bis zur Rechnung, abgeschlossene Anmeldungen, abgelehnte Zahlungen, Streitfälle. Zu jedem Ergebnis steht, wie gemessen wurde; so können Sie beurteilen, ob es auch für Sie gelten würde.',
    contact: {
      title: 'Vorhaben besprechen',
      text: 'Sagen Sie uns, wo Ihr Produkt heute steht und was Ihre Kunden können sollen. Innerhalb von zwei Arbeitstagen antwortet jemand aus der Lösungsberatung.',
    },
  },
} as const;
