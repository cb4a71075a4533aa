import { drawBodies } from '#lib/charts/bodies';
import type { Chart } from '#lib/core/chart';
import { translate } from '#lib/i18n/translate';
import type { InvestorsEntryOf } from './schema';

/** Who elects, appoints and supervises whom: as a plan, and as a table of its tracks. */
export function buildBodies({ locale, governance, supervision }: InvestorsEntryOf<'investors'>): Chart {
  const { title, sentence, head, supervises, ecb, bundesbank, ...words } = governance.plan;
  const { meeting, board, management, control, auditor } = words;
  const [first = '', second = '', third = ''] = supervision.items.map((item) => item.title);
  const authority = (name: string, short: string) => ({ name, short });
  return {
    title,
    sentence,
    drawings: drawBodies({
      ...words,
      outsiders: [authority(first, ecb), authority(second, second), authority(third, bundesbank)],
    }),
    table: {
      caption: title,
      head,
      rows: [
        [meeting, words.elects, board],
        [board, words.appoints, management],
        [control, words.reports, management],
        [control, words.direct, board],
        [auditor, words.audits, board],
        ...[first, second, third].map((name) => [name, supervises, words.inside]),
      ],
    },
    tableLabel: translate.content[locale]('chartTable'),
  };
}
