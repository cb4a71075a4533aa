import { bindSegment } from '#app/page-segment';
import { ReferenceGroup } from '#components/templates/developers/reference-group';
import { referenceGroup } from '#lib/families/developers/family';

const { generateStaticParams, Page } = bindSegment(
  referenceGroup,
  ReferenceGroup,
  'developers/reference/[group]',
);
export { generateStaticParams, Page as default };
