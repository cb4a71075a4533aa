import { bindSegment } from '#app/page-segment';
import { TextPage } from '#components/templates/text/text-page';
import { textPage } from '#lib/families/text/family';

const segment = bindSegment(textPage, TextPage, '[slug]');

export const { generateStaticParams } = segment;
export default segment.Page;
