import { bindSegment } from '#app/page-segment';
import { PodcastEpisode } from '#components/templates/podcast/podcast-episode';
import { podcastEpisode } from '#lib/families/podcast/family';

const { generateStaticParams, Page } = bindSegment(podcastEpisode, PodcastEpisode, 'podcast/[slug]');
export { generateStaticParams, Page as default };
