/** Words of the page that lists the case studies. The customers' order is that of `content/site/customers.ts`. */
export const caseStudiesIndexContent = {
  en: {
    name: 'Case studies',
    metaTitle: 'Case studies: what changed, in numbers',
    title: 'What companies build with a bank behind them',
    description:
      'Case studies of companies that offer accounts, cards and payments with Stellwerk: what was built, how long it took, and what changed in numbers.',
    intro:
      'Each study says where a company started, what it built and which services it uses. Every result comes with a note on how it was measured.',
    contact: {
      title: 'Discuss your project',
      text: 'Tell us where your product stands today and what your customers should be able to do. You will have an answer within two working days.',
    },
    advice: {
      title: 'How to read a study',
      items: [
        {
          title: 'Compare the start, not the end',
          text: 'Every study opens with the problem that the company had before. If you have the same problem, read on; if not, choose another study.',
        },
        {
          title: 'Check the measurement',
          text: 'Each result states its period and method. Some studies also say what went wrong, what nobody used and what was dropped again.',
        },
        {
          title: 'Follow the service or the industry',
          text: 'Each study links to the services that the company uses. The [industries](/en/industries/) show the same payments at similar companies; the [guides](/en/publications/) explain the law behind them.',
        },
      ],
    },
  },
  de: {
    name: 'Fallstudien',
    metaTitle: 'Fallstudien: was sich änderte, in Zahlen',
    title: 'Was entsteht, wenn eine Bank dahintersteht',
    description:
      'Fallstudien von Unternehmen, die mit Stellwerk Konten, Karten und Zahlungen anbieten: was entstanden ist, wie lange es dauerte, was sich in Zahlen änderte.',
    intro:
      'Jede Studie zeigt, wo ein Unternehmen stand, was es entwickelt hat und auf welchen Leistungen das beruht. Zu jedem Ergebnis steht, wie gemessen wurde.',
    contact: {
      title: 'Vorhaben besprechen',
      text: 'Sagen Sie uns, wo Ihr Produkt heute steht und was Ihre Kunden können sollen. Sie erhalten innerhalb von zwei Arbeitstagen Antwort.',
    },
    advice: {
      title: 'So lesen Sie eine Studie',
      items: [
        {
          title: 'Den Anfang vergleichen, nicht das Ende',
          text: 'Jede Studie beginnt mit dem, was im Unternehmen vorher nicht gut lief. Kennen Sie das Problem, lesen Sie weiter; wenn nicht, wählen Sie eine andere Studie.',
        },
        {
          title: 'Die Messung prüfen',
          text: 'Bei jedem Ergebnis stehen Zeitraum und Methode. Manche Studien erzählen auch, was schiefging, was niemand nutzte und was wieder entfiel.',
        },
        {
          title: 'Der Leistung oder der Branche folgen',
          text: 'Jede Studie verweist auf die Leistungen, von denen sie handelt. Die [Branchen](/de/industries/) zeigen dieselben Zahlungen bei ähnlichen Unternehmen; die [Leitfäden](/de/publications/) erklären das Recht dahinter.',
        },
      ],
    },
  },
} as const;
