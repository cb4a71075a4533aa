/** Words of the page that lists the industries. Their order and names stand in `content/site/industries.ts`. */
export const industriesIndexContent = {
  en: {
    name: 'Industries',
    metaTitle: 'Industries: payments inside your software',
    title: 'Payments where your software already does the work',
    description:
      'How accounts, cards, payments and identity checks from Stellwerk fit into software, industry by industry: problems, payment routes, use cases.',
    intro:
      'Choose by the moment at which work in your software turns into a payment: an approved invoice, a payroll run, a charging session.',
    planNote: 'Each line is an industry. A dot on it marks a service that a partner in that industry uses.',
    planWithPage: 'has a page of its own',
    planWithoutPage: 'page still to come',
    read: 'Read more:',
    contact: {
      title: 'Map your payment flow with us',
      text: 'Bring a process that starts in your software today and is paid for elsewhere. Within an hour our integration engineers will sketch with you how it would work with banking built into your software.',
    },
    advice: {
      title: 'Before the first conversation',
      items: [
        {
          title: 'Count how often customers pay elsewhere',
          text: "How often a week do your customers pay outside your software: by file, by retyping or through a bank's portal? Bring this number with you; it says more than a market study.",
        },
        {
          title: 'Choose one payment',
          text: 'Take the one that every customer makes every month: the approved invoice, the payroll run, the charging session. It shows most quickly whether the bank fits into your product; more can follow under the same contract. If your industry is not listed, the [page for software providers](/en/industries/software-providers/) shows how to find the right moment.',
        },
        {
          title: 'Ask whose money it is',
          text: 'If your product collects money for others, start with the law. The [guide to payment flows](/en/publications/payment-flows-guide/) lists the questions to ask.',
        },
      ],
    },
  },
  de: {
    name: 'Branchen',
    metaTitle: 'Branchen: Zahlungen in Ihrer Software',
    title: 'Zahlungen dort, wo Ihre Software die Arbeit schon erledigt',
    description:
      'Wie Konten, Karten, Zahlungen und Identifizierung von Stellwerk in Software passen, Branche für Branche: Probleme, Zahlungswege, Anwendungsfälle.',
    intro:
      'Wählen Sie den Augenblick, in dem aus der Arbeit in Ihrer Software eine Zahlung wird: die freigegebene Rechnung, der Lohnlauf, der Ladevorgang an der Säule.',
    planNote:
      'Jede Linie ist eine Branche. Ein Punkt darauf steht für eine Leistung, die ein Partner aus dieser Branche nutzt.',
    planWithPage: 'mit eigener Seite',
    planWithoutPage: 'Seite folgt',
    read: 'Zur ganzen Seite:',
    contact: {
      title: 'Ihren Zahlungsablauf mit uns skizzieren',
      text: 'Bringen Sie einen Vorgang mit, der heute in Ihrer Software beginnt und außerhalb bezahlt wird. Innerhalb einer Stunde skizziert unser Integrationsteam mit Ihnen, wie er mit der Bank in Ihrer Software abläuft.',
    },
    advice: {
      title: 'Vor dem ersten Gespräch',
      items: [
        {
          title: 'Zählen, wie oft bezahlt wird',
          text: 'Wie oft in der Woche bezahlen Ihre Kunden außerhalb Ihrer Software: per Datei, durch Abtippen oder im Portal einer Bank? Bringen Sie diese Zahl mit; sie sagt mehr als eine Marktstudie.',
        },
        {
          title: 'Eine Zahlung aussuchen',
          text: 'Nehmen Sie die, die jeder Kunde jeden Monat ausführt: die freigegebene Rechnung, den Lohnlauf, den Ladevorgang an der Säule. Sie zeigt am schnellsten, ob die Bank in Ihr Produkt passt; weitere können im selben Vertrag folgen. Fehlt Ihre Branche, zeigt die [Seite für Softwareanbieter](/de/industries/software-providers/), wie Sie den richtigen Augenblick finden.',
        },
        {
          title: 'Fragen, wessen Geld es ist',
          text: 'Nimmt Ihr Produkt Geld für andere ein, entscheidet zuerst das Recht. Die Fragen dazu stehen im [Leitfaden zu Zahlungsströmen](/de/publications/payment-flows-guide/).',
        },
      ],
    },
  },
} as const;
