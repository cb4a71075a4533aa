import type { ByLanguage } from '#lib/i18n/languages';

const list = (words: string): readonly string[] => words.split(' ');

/** Stop words: ignored if a query has other words. */
export const commonWords: ByLanguage<readonly string[]> = {
  en: list(
    'a about an and any are as at be been but by can could did do does for from had has have how i if in into is it its me my no not of on or our she should so that the their them then there these they this those to was we were what when where which who whom why will with would you your',
  ),
  de: list(
    'ab aber alle als am an auch auf aus bei beim bin bis bist da damit dann das dass dein dem den der des die dies diese diesem diesen dieser dieses doch du durch ein eine einem einen einer eines er es euch für gibt habe haben hat hatte ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in ins ist ja kann kein keine können man mein meine meinem meinen meiner mich mir mit muss nach nicht noch nun nur ob oder ohne sehr sein seine sich sie sind so soll über um und uns unser unsere unter vom von vor wann war warum was welche welcher wenn wer werden wie wieso wir wird wo wohin zu zum zur',
  ),
  fr: list(
    'à au aux avec ce ces cette comment dans de des du elle en est et il je l la le les leur ma mais me mes mon ne nos notre nous on ou où par pas pour quand que quel quelle qui sa se ses si son sont sur un une vos votre vous d j n s c qu',
  ),
  es: list(
    'a al como cómo con cual cuál cuándo cuando de del donde dónde el en entre es esta este la las le lo los me mi mis no nos o para pero por porque qué que quién se si sin sobre son su sus un una y ya yo',
  ),
  it: list(
    'a ad al alla alle anche che chi ci come con da dal dei del della di dove e ed è gli i il in io la le lo ma mi mio mia nel nella non o per perché quale quali quando se sei si sono su sua suo tra un una uno l d un dell all',
  ),
};
