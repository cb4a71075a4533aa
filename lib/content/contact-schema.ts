import { z } from 'zod';
import type { TextBuilders } from './text-builders';

/** Heading and text of the call to action at the end of a page. */
export function createContactSchema({ text }: TextBuilders) {
  return z
    .strictObject({
      title: text(5, 100).describe('Heading of the call to action.'),
      text: text(30, 400).describe(
        'One or two sentences below the heading; the button says what that of the header says.',
      ),
    })
    .describe('The call to action at the end of a page.');
}
