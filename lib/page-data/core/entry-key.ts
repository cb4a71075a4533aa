/** Key of the runtime's state in `history.state`. */
export const entryKey = 'stellwerk';
