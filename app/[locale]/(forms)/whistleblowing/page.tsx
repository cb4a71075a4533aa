import { bindSegment } from '#app/page-segment';
import { FormPage } from '#components/templates/forms/form-page';
import { formPage } from '#lib/families/forms/family';

const { generateStaticParams, Page } = bindSegment(formPage, FormPage, 'whistleblowing');
export { generateStaticParams, Page as default };
