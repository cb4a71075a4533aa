import { bindSegment } from '#app/page-segment';
import { InvestorsDownload } from '#components/templates/investors/investors-download';
import { investorsDownload } from '#lib/families/investors/family';

const { generateStaticParams, Page } = bindSegment(
  investorsDownload,
  InvestorsDownload,
  'investors/download',
);
export { generateStaticParams, Page as default };
