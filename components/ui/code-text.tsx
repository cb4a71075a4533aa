import { Fragment, type ReactNode } from 'react';
import { splitCode } from '#lib/core/split-code';

/** An address, an e-mail address or a name of code, which breaks where its parts meet; nothing is added to what a reader copies. */
export function CodeText({ text }: { readonly text: string }): ReactNode {
  return splitCode(text).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
