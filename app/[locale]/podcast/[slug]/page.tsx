import { bindSegment } from '#app/page-segment';
import { PodcastEpisode } from '#components/templates/podcast/podcast-episode';

const segment = bindSegment({
  template: 'podcast-episode',
  Template: PodcastEpisode,
  route: 'podcast/[slug]',
});

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
