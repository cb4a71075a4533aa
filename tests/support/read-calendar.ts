/** Property of a calendar file with its parameters. */
export type CalendarProperty = {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly value: string;
};

/** Event by property names. */
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

/** Unescapes a text. */
export const readText = (value: string): string =>
  value.replaceAll(/\\([\\;,nN])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter));

/**
 * Parses a calendar file strictly according to RFC 5545: line ends, folding, order of components.
 *
 * @throws Error on any violation
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
