import { bindSegment } from '#app/page-segment';
import { Home } from '#components/templates/home/home';

const segment = bindSegment({ template: 'home', Template: Home, route: '' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
