import { bindSegment } from '#app/page-segment';
import { WhyTheProduct } from '#components/templates/company/why-the-product';
import { whyTheProduct } from '#lib/families/company/family';

const segment = bindSegment(whyTheProduct, WhyTheProduct, 'why-the-product');

export const { generateStaticParams } = segment;
export default segment.Page;
