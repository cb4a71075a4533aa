import { bindSegment } from '#app/page-segment';
import { ApiChangelog } from '#components/templates/developers/api-changelog';
import { changelogPage } from '#lib/families/developers/family';

const { generateStaticParams, Page } = bindSegment(changelogPage, ApiChangelog, 'developers/changelog');
export { generateStaticParams, Page as default };
