import { bindSegment } from '#app/page-segment';
import { InvestorsReport } from '#components/templates/investors/investors-report';
import { investorsReport } from '#lib/families/investors/family';

const { generateStaticParams, Page } = bindSegment(investorsReport, InvestorsReport, 'investors/[report]');
export { generateStaticParams, Page as default };
