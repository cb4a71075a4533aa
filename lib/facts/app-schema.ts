import { z } from 'zod';
import type { Builders } from '#lib/content/schema';
import { customerSlugSchema, findCustomer } from './customers';

type Texts = Pick<Builders, 'text'>;

/** Brand of the app: a customer, or a placeholder. */
export const createAppSchema = ({ text }: Texts) =>
  z
    .union([
      z.strictObject({ company: customerSlugSchema.describe('Slug of the customer whose app it is.') }),
      z.strictObject({ brand: text(3, 24).describe("Words in place of a customer's name, if none fits.") }),
    ])
    .transform((app) =>
      'company' in app ? { slug: app.company, name: findCustomer(app.company).name } : { name: app.brand },
    );

/** Named values of a screen. */
export const createRows = ({ text }: Texts, most: number) =>
  z
    .array(
      z.strictObject({
        name: text(2, 32).describe('What the value is.'),
        value: text(1, 60).describe('The value; quotes examples in braces.'),
      }),
    )
    .min(1)
    .max(most);
