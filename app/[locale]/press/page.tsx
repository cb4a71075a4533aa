import { bindSegment } from '#app/page-segment';
import { Press } from '#components/templates/press/press';
import { pressPage } from '#lib/families/press/family';

const { generateStaticParams, Page } = bindSegment(pressPage, Press, 'press');
export { generateStaticParams, Page as default };
