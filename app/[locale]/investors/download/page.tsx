import { bindSegment } from '#app/page-segment';
import { InvestorsDownload } from '#components/templates/investors/investors-download';
import { investorsDownload } from '#lib/families/investors/family';

const segment = bindSegment(investorsDownload, InvestorsDownload, 'investors/download');

export const { generateStaticParams } = segment;
export default segment.Page;
