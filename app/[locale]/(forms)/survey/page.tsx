import { bindSegment } from '#app/page-segment';
import { FormPage } from '#components/templates/forms/form-page';
import { formPage } from '#lib/families/forms/family';

const segment = bindSegment(formPage, FormPage, 'survey');

export const { generateStaticParams } = segment;
export default segment.Page;
