import type { z } from 'zod';

const schemas: { readonly place: string; readonly read: () => z.ZodType }[] = [];

/** The schemas that content is parsed with, with the folder or the module of that content. */
export const schemasByPlace: readonly (typeof schemas)[number][] = schemas;

/**
 * Notes what a folder or a module is parsed with: the reference for editors lists it.
 *
 * @param place path from the project's root
 */
export function addSchema(place: string, read: () => z.ZodType): void {
  schemas.push({ place, read });
}
