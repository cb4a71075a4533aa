import { bindSegment } from '#app/page-segment';
import { Job } from '#components/templates/careers/job';
import { jobPage } from '#lib/families/careers/family';

const segment = bindSegment(jobPage, Job, 'careers/jobs/[slug]');

export const { generateStaticParams } = segment;
export default segment.Page;
