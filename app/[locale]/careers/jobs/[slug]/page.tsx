import { bindSegment } from '#app/page-segment';
import { Job } from '#components/templates/careers/job';

const segment = bindSegment({ template: 'job', Template: Job, route: 'careers/jobs/[slug]' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
