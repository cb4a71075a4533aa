import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { bindSpaces, quotationMarks } from './typography';

/** `~` is a no-break space, `_` a narrow one. */
const bound = (text: string): string => text.replaceAll('~', '\u00a0').replaceAll('_', '\u202f');

describe('bindSpaces', () => {
  it.each([
    ['Pourquoi ? Non ; voici : oui !', 'Pourquoi_? Non_; voici~: oui_!'],
    ['un compte « sûr » chez nous', 'un compte «~sûr~» chez nous'],
    ['100 000 euros, 1 250,50 €, 5 %', '100_000~euros, 1_250,50~€, 5~%'],
    ['le 1er janvier, le 9 octobre 2025', 'le 1er~janvier, le 9~octobre~2025'],
    ['8 semaines, 13 mois, 15 jours ouvrables', '8~semaines, 13~mois, 15~jours ouvrables'],
    ['à 16 heures, à 16 h 30, à 9 h', 'à 16~heures, à 16~h~30, à 9~h'],
    ['article L. 133-25-1, articles 57 et 58', 'article~L.~133-25-1, articles~57 et 58'],
    ['article 5 quater du règlement (UE) n° 260/2012', 'article~5~quater du règlement (UE)~n°~260/2012'],
    ['la directive (UE) 2015/2366, 2014/92/UE', 'la directive (UE)~2015/2366, 2014/92/UE'],
    ['au 0 892 705 705 ou au +49 30 23125 116', 'au 0_892_705_705 ou au +49~30~23125~116'],
    ['M. Durand, Mme Petit, Dr Leroy', 'M.~Durand, Mme~Petit, Dr~Leroy'],
    ['Étape 2, page 3, 5 Mo', 'Étape~2, page~3, 5~Mo'],
    ['tous les ans, 3 anses, une page', 'tous les ans, 3 anses, une page'],
    ['17 h 30, 3 ter', '17~h~30, 3 ter'],
  ])('French: %s', (text, expected) => {
    expect(bindSpaces(text, 'fr')).toBe(bound(expected));
  });

  it.each([
    ['el 9 de octubre de 2025, el 1 de mayo', 'el 9~de~octubre de~2025, el 1~de~mayo'],
    ['8 semanas, 13 meses, 15 días hábiles', '8~semanas, 13~meses, 15~días hábiles'],
    ['a las 16:00, a las 9.30 h', 'a las~16:00, a las~9.30~h'],
    [
      'artículo 5 quater del Reglamento (UE) n.º 260/2012',
      'artículo~5~quater del Reglamento (UE)~n.º~260/2012',
    ],
    ['arts. 48 y 49, apartado 3, pág. 5', 'arts.~48 y 49, apartado~3, pág.~5'],
    ['el Real Decreto-ley 19/2018', 'el Real Decreto-ley~19/2018'],
    ['100.000 euros, 5 %, 10 céntimos', '100.000~euros, 5~%, 10~céntimos'],
    ['p. ej. en EE. UU.', 'p.~ej. en EE.~UU.'],
    ['el Sr. Gil, la Sra. Ruiz y D.ª Ana', 'el Sr.~Gil, la Sra.~Ruiz y D.ª~Ana'],
    ['¿Qué hacer? Nada; ya está', '¿Qué hacer? Nada; ya está'],
    ['las 2 cuentas, 3 mesas, paso 2', 'las 2 cuentas, 3 mesas, paso~2'],
  ])('Spanish: %s', (text, expected) => {
    expect(bindSpaces(text, 'es')).toBe(bound(expected));
  });

  it.each([
    ['il 1º gennaio, il 9 ottobre 2025', 'il 1º~gennaio, il 9~ottobre~2025'],
    ['8 settimane, 13 mesi, 15 giorni lavorativi', '8~settimane, 13~mesi, 15~giorni lavorativi'],
    ['entro le ore 16, per 2 ore', 'entro le ore~16, per 2~ore'],
    [
      "l'articolo 5 quater del regolamento (UE) n. 260/2012",
      "l'articolo~5~quater del regolamento (UE)~n.~260/2012",
    ],
    ['D.Lgs. 27 gennaio 2010, n. 11', 'D.Lgs.~27~gennaio~2010, n.~11'],
    ['art. 6, comma 1, lett. c)', 'art.~6, comma~1, lett.~c)'],
    ['100.000 euro, 5 %, 3 orecchini', '100.000~euro, 5~%, 3 orecchini'],
    ['il Sig. Rossi e la Dott.ssa Bruni', 'il Sig.~Rossi e la Dott.ssa~Bruni'],
    ['anno 2026, ogni anno', 'anno~2026, ogni anno'],
  ])('Italian: %s', (text, expected) => {
    expect(bindSpaces(text, 'it')).toBe(bound(expected));
  });

  it('changes spaces and hyphens only, and is idempotent', () => {
    const words = '10 000 705 2026 5 1er 1º « » : ; ? ! h % € n° n. n.º L. D. de mai mayo maggio (UE) quater';
    const pieces = fc.constantFrom(...words.split(' '), 'article', 'ore', 'las', '16:00', 'x', '+49', '–');
    fc.assert(
      fc.property(
        fc.array(pieces),
        fc.constantFrom('fr' as const, 'es' as const, 'it' as const),
        (list, language) => {
          const text = list.join(' ');
          const once = bindSpaces(text, language);
          return (
            once.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '') === text &&
            bindSpaces(once, language) === once
          );
        },
      ),
    );
  });
});

describe('quotationMarks', () => {
  it.each([
    ['fr', "l'été \"ici et 'là'\"", 'l’été «~ici et “là”~»'],
    ['es', '"aquí y \'allí\'"', '«aquí y “allí”»'],
    ['it', "l'uno \"qui e 'là'\"", 'l’uno «qui e “là”»'],
  ] as const)('%s has its own, outer and inner', (language, text, expected) => {
    const parser = new MarkdownIt({ typographer: true, quotes: quotationMarks[language] });
    expect(parser.renderInline(text)).toBe(bound(expected));
  });
});
