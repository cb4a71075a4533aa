/**
 * `keyCode` of every key event that an input method handles.
 * https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode
 */
const inputMethodKeyCode = 229;

/**
 * Whether an input method handles a key event; no shortcut may react to it. Safari sends the key that ends a
 * composition after `compositionend`, with this code only.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === inputMethodKeyCode;
