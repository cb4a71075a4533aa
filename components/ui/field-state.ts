/** What a form control and the words around it must agree on: pass the same to both. */
export type FieldState = {
  /** Id of the control; hint and error get ids of their own from it. */
  readonly id: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
};

/** Attributes that tie a control to its hint and its error. */
export type ControlAttributes = {
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly required?: true;
};

/** Attributes of the control of a field. */
export function describeControl({ id, hint, error, required }: FieldState): ControlAttributes {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(error && { 'aria-invalid': true }),
    ...(required && { required }),
  };
}
