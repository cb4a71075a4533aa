const titles = /^(?:prof|dr|ing|dipl|med|jur)\b\.?/i;

/** Initials of the first and last name, without academic titles: "Dr. Henrike Vollmer" gives "HV". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !titles.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('de');
}
