import { bindSegment } from '#app/page-segment';
import { ErrorPage } from '#components/templates/error/error';
import { errorPage } from '#lib/families/error/family';

const { generateStaticParams, Page } = bindSegment(errorPage, ErrorPage, 'offline');
export { generateStaticParams, Page as default };
