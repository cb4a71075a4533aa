import { bindSegment } from '#app/page-segment';
import { FormSuccess } from '#components/templates/forms/form-success';
import { formSuccess } from '#lib/families/forms/family';

const segment = bindSegment(formSuccess, FormSuccess, 'survey-success');

export const { generateStaticParams } = segment;
export default segment.Page;
