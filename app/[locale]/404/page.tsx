import { bindSegment } from '#app/page-segment';
import { ErrorPage } from '#components/templates/error/error';

const segment = bindSegment({ template: 'error', Template: ErrorPage, route: '404' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
