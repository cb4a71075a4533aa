import type { z } from 'zod';

type Place = {
  /** Path from the project's root. */
  readonly place: string;
  /** Export of a module, if it has several. */
  readonly name?: string | undefined;
  readonly read: () => z.ZodType;
};

const schemas: Place[] = [];

/** The schemas that content is parsed with, with the folder or the module of that content. */
export const schemasByPlace: readonly Place[] = schemas;

/**
 * Notes what a folder or a module is parsed with: the reference for editors lists it. */
export function addSchema(place: Place): void {
  schemas.push(place);
}
