import { bindSegment } from '#app/page-segment';
import { ReferenceErrors } from '#components/templates/developers/reference-errors';
import { referenceErrors } from '#lib/families/developers/family';

const { generateStaticParams, Page } = bindSegment(
  referenceErrors,
  ReferenceErrors,
  'developers/reference/errors',
);
export { generateStaticParams, Page as default };
