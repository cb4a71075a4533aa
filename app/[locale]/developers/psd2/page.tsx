import { bindSegment } from '#app/page-segment';
import { Psd2 } from '#components/templates/developers/psd2';
import { psd2Page } from '#lib/families/developers/family';

const { generateStaticParams, Page } = bindSegment(psd2Page, Psd2, 'developers/psd2');
export { generateStaticParams, Page as default };
