import { figures } from '#content/site/figures';
import { keyFigures } from '#content/site/key-figures';
import { drawSparkline } from '#lib/charts/sparkline';
import { formatNumber } from '#lib/i18n/format';
import { translate } from '#lib/i18n/translate';
import type { CompanyEntryOf } from './schema';

/** A number's past years as a line; today's number where it counts what is there and not what was done in a year. */
function buildCourse(
  key: CompanyEntryOf<'about'>['figures'][number]['course'],
  { locale, date }: CompanyEntryOf<'about'>,
) {
  const past = keyFigures.map((year) => year[key]);
  const isToday = figures[key] !== past.at(-1);
  const values = isToday ? [...past, figures[key]] : past;
  const digits = key === 'accountsInMillions' ? 1 : 0;
  const [first, last] = [values[0] ?? 0, values.at(-1) ?? 0];
  return {
    line: drawSparkline(values, 'figure'),
    first: String(keyFigures[0].year),
    last: isToday ? date.slice(0, 4) : String(keyFigures.at(-1)?.year),
    change: translate.company[locale]('since', {
      first: formatNumber(first, locale, digits),
      last: formatNumber(last, locale, digits),
    }),
  };
}

/** The figures of the company, each with its past years. */
export const buildFigures = (entry: CompanyEntryOf<'about'>) =>
  entry.figures.map(({ course, ...figure }) => ({ ...figure, course: buildCourse(course, entry) }));
