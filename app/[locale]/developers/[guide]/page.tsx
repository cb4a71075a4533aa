import { bindSegment } from '#app/page-segment';
import { Developers } from '#components/templates/developers/developers';
import { developersPage } from '#lib/families/developers/family';

const { generateStaticParams, Page } = bindSegment(developersPage, Developers, 'developers/[guide]');
export { generateStaticParams, Page as default };
