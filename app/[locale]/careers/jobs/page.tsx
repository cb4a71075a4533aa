import { bindSegment } from '#app/page-segment';
import { Jobs } from '#components/templates/careers/jobs';
import { jobsPage } from '#lib/families/careers/family';

const { generateStaticParams, Page } = bindSegment(jobsPage, Jobs, 'careers/jobs');
export { generateStaticParams, Page as default };
