/** The code of every key that an input method takes. https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode */
const takenByInputMethod = 229;

/**
 * Whether a key belongs to an input method, which composes a letter with it: nothing else may follow from it. Safari
 * sends the key that ends a composition only after its end, with this code alone.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === takenByInputMethod;
