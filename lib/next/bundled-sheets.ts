const sheets = /^adoptSheets\(\[\[.*\]\]\);\n/;

/** The scripts of a file without the styles that stand in front of them, for those who weigh what is run. */
export const removeSheets = (text: string): string => text.replace(sheets, '');
