import { bindSegment } from '#app/page-segment';
import { Jobs } from '#components/templates/careers/jobs';
import { jobsPage } from '#lib/families/careers/family';

const segment = bindSegment(jobsPage, Jobs, 'careers/jobs');

export const { generateStaticParams } = segment;
export default segment.Page;
