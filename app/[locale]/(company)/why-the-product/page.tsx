import { bindSegment } from '#app/page-segment';
import { WhyTheProduct } from '#components/templates/company/why-the-product';

const segment = bindSegment({
  template: 'why-the-product',
  Template: WhyTheProduct,
  route: 'why-the-product',
});

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
