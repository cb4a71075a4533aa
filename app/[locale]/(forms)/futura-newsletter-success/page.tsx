import { bindSegment } from '#app/page-segment';
import { FormSuccess } from '#components/templates/forms/form-success';

const segment = bindSegment({
  template: 'form-success',
  Template: FormSuccess,
  route: 'futura-newsletter-success',
});

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
