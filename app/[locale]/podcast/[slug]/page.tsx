import { bindSegment } from '#app/page-segment';
import { PodcastEpisode } from '#components/templates/podcast/podcast-episode';
import { podcastEpisode } from '#lib/families/podcast/family';

const segment = bindSegment(podcastEpisode, PodcastEpisode, 'podcast/[slug]');

export const { generateStaticParams } = segment;
export default segment.Page;
