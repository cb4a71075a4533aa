const fileExtension = /\.(?!htm)[a-z0-9]{1,5}$/i;

/** Whether a path ends in a file extension other than `.htm` and `.html`, and so is not a page. */
export const hasFileExtension = (path: string): boolean => fileExtension.test(path);
