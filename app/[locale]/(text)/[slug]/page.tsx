import { bindSegment } from '#app/page-segment';
import { TextPage } from '#components/templates/text/text-page';

const segment = bindSegment({ template: 'text-page', Template: TextPage, route: '[slug]' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
