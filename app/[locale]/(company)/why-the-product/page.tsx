import { bindSegment } from '#app/page-segment';
import { WhyTheProduct } from '#components/templates/company/why-the-product';
import { whyTheProduct } from '#lib/families/company/family';

const { generateStaticParams, Page } = bindSegment(whyTheProduct, WhyTheProduct, 'why-the-product');
export { generateStaticParams, Page as default };
