import type { ReactNode } from 'react';
import { ChapterColumns, DrawnFrom } from '#components/blocks/chapter-columns';
import { Drawings } from '#components/ui/chart/drawings';
import type { TemplateProps } from '#lib/page/template';
import type { webinarPage } from '#lib/families/webinars/family';

type Props = Pick<TemplateProps<typeof webinarPage>['view'], 'hour'> & { readonly label: string };

/** The hour to scale, its points as columns below, and what it is drawn from. */
export function HourFigure({ hour, label }: Props): ReactNode {
  return (
    <>
      <Drawings drawings={hour.drawings} sentence={hour.sentence} />
      <ChapterColumns label={label} items={hour.points} />
      <DrawnFrom>{hour.note}</DrawnFrom>
    </>
  );
}
