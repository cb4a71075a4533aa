import { bindSegment } from '#app/page-segment';
import { FormPage } from '#components/templates/forms/form-page';

const segment = bindSegment({ template: 'form-page', Template: FormPage, route: 'futura-newsletter' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
