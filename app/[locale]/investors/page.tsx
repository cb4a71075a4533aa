import { bindSegment } from '#app/page-segment';
import { Investors } from '#components/templates/investors/investors';
import { investorsPage } from '#lib/families/investors/family';

const { generateStaticParams, Page } = bindSegment(investorsPage, Investors, 'investors');
export { generateStaticParams, Page as default };
