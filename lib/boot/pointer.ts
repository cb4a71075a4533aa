/** Whether the primary pointer is touch. */
export const isTouched = (): boolean => matchMedia('(hover: none)').matches;
