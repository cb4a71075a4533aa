/** The licences of the software and the typeface that visitors download; the build writes the file. */
export const licencesPath = '/documents/third-party-licences.txt';
