const sheets = /^adoptSheets\(\[\[.*\]\]\);\n/;

/** A bundle's scripts without its styles, for measuring script size. */
export const removeSheets = (text: string): string => text.replace(sheets, '');
