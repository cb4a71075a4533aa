import { bindSegment } from '#app/page-segment';
import { Job } from '#components/templates/careers/job';
import { jobPage } from '#lib/families/careers/family';

const { generateStaticParams, Page } = bindSegment(jobPage, Job, 'careers/jobs/[slug]');
export { generateStaticParams, Page as default };
