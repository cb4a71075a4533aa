import { bindSegment } from '#app/page-segment';
import { FormSuccess } from '#components/templates/forms/form-success';
import { formSuccess } from '#lib/families/forms/family';

const { generateStaticParams, Page } = bindSegment(formSuccess, FormSuccess, 'futura-newsletter-success');
export { generateStaticParams, Page as default };
