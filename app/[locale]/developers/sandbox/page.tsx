import { bindSegment } from '#app/page-segment';
import { Sandbox } from '#components/templates/developers/sandbox';
import { sandboxPage } from '#lib/families/developers/family';

const { generateStaticParams, Page } = bindSegment(sandboxPage, Sandbox, 'developers/sandbox');
export { generateStaticParams, Page as default };
