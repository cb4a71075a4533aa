import type { ReactNode } from 'react';
import { OwnerTrack } from '#components/blocks/owner-track';
import type { homePage } from '#lib/families/home/family';
import type { TemplateProps } from '#lib/page-model/template';
import { Part } from './part';

type SplitProps = {
  readonly view: Pick<
    TemplateProps<typeof homePage>['view'],
    'contract' | 'split' | 'splitTitle' | 'splitText'
  >;
};

/** Who does what: one track with two owners. The contract stands where the one ends and the other begins. */
export function Split({ view: { contract, split, splitTitle, splitText } }: SplitProps): ReactNode {
  return (
    <Part id="split" tone="mist" title={splitTitle} text={splitText}>
      <OwnerTrack owners={split} border={contract} />
    </Part>
  );
}
