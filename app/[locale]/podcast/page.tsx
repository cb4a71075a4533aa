import { bindSegment } from '#app/page-segment';
import { PodcastIndex } from '#components/templates/podcast/podcast-index';
import { podcastIndex } from '#lib/families/podcast/family';

const { generateStaticParams, Page } = bindSegment(podcastIndex, PodcastIndex, 'podcast');
export { generateStaticParams, Page as default };
