import { bindSegment } from '#app/page-segment';
import { ErrorPage } from '#components/templates/error/error';
import { errorPage } from '#lib/families/error/family';

const segment = bindSegment(errorPage, ErrorPage, '404');

export const { generateStaticParams } = segment;
export default segment.Page;
