/** A property of a calendar file: its parameters and its value as they stand there. */
export type CalendarProperty = {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly value: string;
};

/** An event by the names of its properties. */
export type ReadEvent = ReadonlyMap<string, CalendarProperty>;

const contentLine = /^([A-Z-]+)((?:;[A-Z-]+=[^;:"]+)*):(.*)$/;

function readLine(line: string): CalendarProperty {
  const [, name, parameters = '', value = ''] = contentLine.exec(line) ?? [];
  if (!name) throw new Error(`no content line: ${line}`);
  const pairs = parameters
    .split(';')
    .slice(1)
    .map((pair) => pair.split('='));
  return { name, value, parameters: Object.fromEntries(pairs) as Record<string, string> };
}

/** Undoes the escaping of a text. */
export const readText = (value: string): string =>
  value.replaceAll(/\\([\\;,nN])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter));

/**
 * Reads a calendar file strictly, by RFC 5545: line ends, folding, order of the components.
 *
 * @throws Error for whatever the standard does not allow
 */
export function readCalendar(file: string): {
  readonly head: readonly CalendarProperty[];
  readonly events: readonly ReadEvent[];
} {
  if (!file.endsWith('\r\n') || /(?<!\r)\n|\r(?!\n)/.test(file))
    throw new Error('a line does not end with CRLF');
  const long = file.split('\r\n').find((line) => Buffer.byteLength(line) > 75);
  if (long) throw new Error(`more than 75 octets: ${long}`);
  const lines = file.replaceAll('\r\n ', '').trimEnd().split('\r\n').map(readLine);
  const is = (name: string, value: string) => (line: CalendarProperty) =>
    line.name === name && line.value === value;
  const head = lines.slice(0, lines.findIndex(is('BEGIN', 'VEVENT')));
  const events: Map<string, CalendarProperty>[] = [];
  for (const line of lines.slice(head.length, -1)) {
    if (is('BEGIN', 'VEVENT')(line)) events.push(new Map());
    else if (!is('END', 'VEVENT')(line)) {
      if (events.at(-1)?.has(line.name)) throw new Error(`${line.name} stands twice in an event`);
      events.at(-1)?.set(line.name, line);
    }
  }
  const [first, last] = [head[0], lines.at(-1)];
  if (!first || !is('BEGIN', 'VCALENDAR')(first)) throw new Error('no beginning');
  if (!last || !is('END', 'VCALENDAR')(last)) throw new Error('no end');
  return { head: head.slice(1), events };
}
