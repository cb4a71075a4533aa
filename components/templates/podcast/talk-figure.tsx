import type { ReactNode } from 'react';
import { ChapterColumns, DrawnFrom, type ChapterColumnsProps } from '#components/blocks/chapter-columns';
import { Drawings } from '#components/ui/chart/drawings';
import type { TemplateProps } from '#lib/page/template';
import type { podcastEpisode } from '#lib/families/podcast/family';

type Props = {
  readonly talk: TemplateProps<typeof podcastEpisode>['view']['talk'];
  readonly chapters: ChapterColumnsProps['items'];
  readonly label: string;
};

/** The conversation as tracks, its chapters as columns below, and what it is drawn from. */
export function TalkFigure({ talk, chapters, label }: Props): ReactNode {
  return (
    <>
      <Drawings drawings={talk.drawings} sentence={talk.sentence} />
      <ChapterColumns label={label} items={chapters} />
      <DrawnFrom>{talk.note}</DrawnFrom>
    </>
  );
}
