import { bindSegment } from '#app/page-segment';
import { PodcastIndex } from '#components/templates/podcast/podcast-index';

const segment = bindSegment({ template: 'podcast-index', Template: PodcastIndex, route: 'podcast' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
