import { bindSegment } from '#app/page-segment';
import { IbanChecker } from '#components/templates/iban-checker/iban-checker';
import { ibanChecker } from '#lib/families/iban-checker/family';

const { generateStaticParams, Page } = bindSegment(ibanChecker, IbanChecker, 'iban-checker');
export { generateStaticParams, Page as default };
