import { z } from 'zod';
import type { TextBuilders } from './text-builders';

/** Heading and text of the call to action at the end of a page. */
export function createContactSchema({ text }: TextBuilders) {
  return z.strictObject({
    /** Heading of the call to action. */
    title: text(5, 100),
    /** One or two sentences below the heading; the button says what that of the header says. */
    text: text(30, 400),
  });
}
