const fileExtension = /\.(?!htm)[a-z0-9]{1,5}$/i;

/** Whether a path ends in a file extension, so that it is no page; pages may end in .htm or .html. */
export const hasFileExtension = (path: string): boolean => fileExtension.test(path);
