/** Words of the glossary's index page. */
export const glossaryIndexContent = {
  en: {
    name: 'Glossary',
    description: 'Banking, payments and supervision in plain words: what the terms mean, where the law defines them and what they change for your product.',
    intro:
      'The terms that decide whether an embedded-finance product is allowed, fast and safe. Each entry starts with the meaning in one sentence, names the law it rests on and says who has to do what: the bank or its partner.',
  },
  de: {
    name: 'Glossar',
    description: 'Bankwesen, Zahlungsverkehr und Aufsicht verständlich erklärt: was die Begriffe bedeuten, wo sie geregelt sind und was daraus für Ihr Produkt folgt.',
    intro:
      'Die Begriffe, an denen sich entscheidet, ob ein Embedded-Finance-Produkt erlaubt, schnell und sicher ist. Jeder Eintrag beginnt mit der Bedeutung in einem Satz, nennt die Rechtsgrundlage und sagt, wer was zu tun hat: die Bank oder ihr Partner.',
  },
} as const;
