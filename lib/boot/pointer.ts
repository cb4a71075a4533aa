/** Whether a finger is what points, as on a phone. */
export const isTouched = (): boolean => matchMedia('(hover: none)').matches;
