import { bindSegment } from '#app/page-segment';
import { PodcastIndex } from '#components/templates/podcast/podcast-index';
import { podcastIndex } from '#lib/families/podcast/family';

const segment = bindSegment(podcastIndex, PodcastIndex, 'podcast');

export const { generateStaticParams } = segment;
export default segment.Page;
