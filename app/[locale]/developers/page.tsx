import { bindSegment } from '#app/page-segment';
import { Developers } from '#components/templates/developers/developers';

const segment = bindSegment({ template: 'developers', Template: Developers, route: 'developers' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
