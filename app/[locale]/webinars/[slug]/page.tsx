import { bindSegment } from '#app/page-segment';
import { Webinar } from '#components/templates/webinars/webinar';
import { webinarPage } from '#lib/families/webinars/family';

const { generateStaticParams, Page } = bindSegment(webinarPage, Webinar, 'webinars/[slug]');
export { generateStaticParams, Page as default };
