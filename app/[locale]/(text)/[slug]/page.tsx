import { bindSegment } from '#app/page-segment';
import { TextPage } from '#components/templates/text/text-page';
import { textPage } from '#lib/families/text/family';

const { generateStaticParams, Page } = bindSegment(textPage, TextPage, '[slug]');
export { generateStaticParams, Page as default };
