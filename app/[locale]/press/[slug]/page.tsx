import { bindSegment } from '#app/page-segment';
import { Release } from '#components/templates/press/release';
import { releasePage } from '#lib/families/press/family';

const { generateStaticParams, Page } = bindSegment(releasePage, Release, 'press/[slug]');
export { generateStaticParams, Page as default };
