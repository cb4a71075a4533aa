import { bindSegment } from '#app/page-segment';
import { InvestorsDownload } from '#components/templates/investors/investors-download';

const segment = bindSegment({
  template: 'investors-download',
  Template: InvestorsDownload,
  route: 'investors/download',
});

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
