/** Under this name an entry of the session history keeps what the runtime remembers of it. */
export const entryKey = 'stellwerk';
