/** An address of this site begins with one slash: with two it would be another host's, with none a script. */
export const startsWithOneSlash = /^\/(?![/\\])/;
