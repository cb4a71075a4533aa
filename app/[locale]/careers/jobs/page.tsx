import { bindSegment } from '#app/page-segment';
import { Jobs } from '#components/templates/careers/jobs';

const segment = bindSegment({ template: 'jobs', Template: Jobs, route: 'careers/jobs' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
