import { bindSegment } from '#app/page-segment';
import { Developers } from '#components/templates/developers/developers';
import { developersPage } from '#lib/families/developers/family';

const segment = bindSegment(developersPage, Developers, 'developers');

export const { generateStaticParams } = segment;
export default segment.Page;
