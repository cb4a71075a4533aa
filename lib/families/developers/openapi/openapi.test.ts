import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { problems } from '#content/site/interface/problems';
import { reasonCodes, transferStates } from '#content/site/interface/payments';
import { eventTypes } from '#content/site/interface/platform';
import { accessSamples, samples } from '#content/site/examples';
import { locales } from '#lib/i18n/locales';
import { developersPages, readEntry, type EntryOf } from '../schema';
import { buildOpenApi, operations } from './openapi';

type Json = { readonly [key: string]: Json | undefined };

const description = buildOpenApi() as unknown as Json;

describe('OpenAPI description', () => {
  it('is valid OpenAPI 3.1', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'openapi-'));
    const file = path.join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(description));
    const run = (): string =>
      execFileSync('node', ['node_modules/.bin/validate-api', file], { encoding: 'utf8' });
    try {
      expect(JSON.parse(run())).toEqual({ valid: true });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('names each operation once', () => {
    const names = operations.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    const calls = operations.map(({ call }) => call);
    expect(calls).toEqual([...new Set(calls)]);
  });
});

/** Closes every object schema, so that examples with undescribed fields are invalid. */
function close(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(close);
  if (typeof value !== 'object' || value === null) return value;
  const closed = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, close(child)]));
  const isObject = closed['type'] === 'object' && 'properties' in closed;
  return isObject ? { ...closed, additionalProperties: false } : closed;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema({ $id: 'https://api.stellwerk.example/openapi.json', ...(close(description) as object) });

const escape = (key: string): string => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

type Example = { readonly place: string; readonly pointer: string; readonly value: unknown };

/** Examples with their schemas, by location. */
function listExamples(value: unknown, pointer: string, place: string): Example[] {
  if (typeof value !== 'object' || value === null) return [];
  const found = value as Record<string, unknown>;
  const beside = 'schema' in found ? [found['example'], ...Object.values(found['examples'] ?? {})] : [];
  const here = beside
    .filter((example) => example !== undefined)
    .map((example) => {
      const { value: inner = example } = example as { value?: unknown };
      return { place, pointer: `${pointer}/schema`, value: inner };
    });
  const below = Object.entries(found)
    .filter(([key]) => !['example', 'examples', 'schema'].includes(key))
    .flatMap(([key, child]) => listExamples(child, `${pointer}/${escape(key)}`, `${place} ${key}`));
  return [...here, ...below];
}

const examples = listExamples(description, '', '');

describe('examples of the description', () => {
  it.each(examples.map((example) => [example.place.trim(), example] as const))(
    '%s keeps to its schema, and has no field that is not described',
    (_place, { pointer, value }) => {
      const validate = ajv.compile({ $ref: `https://api.stellwerk.example/openapi.json#${pointer}` });
      validate(value);
      expect(validate.errors ?? []).toEqual([]);
    },
  );

  it('contain all samples of the page', () => {
    const found = new Set(examples.map(({ value }) => JSON.stringify(value)));
    const bodies = [...Object.values(samples), accessSamples.tokenAnswer, accessSamples.list].map(
      ({ body }) => body,
    );
    expect(bodies.filter((body) => !found.has(JSON.stringify(JSON.parse(body))))).toEqual([]);
  });
});

/** End of a call, by the verb in the table of resources. */
const verbs: Readonly<Record<string, RegExp>> = {
  'create, anlegen': /^POST \/[a-z-]+$/,
  'read, lesen': /^GET \/[a-z-]+\/\{id\}$/,
  'change, ändern': /^PATCH/,
  'close, schließen': /\/close$/,
  'cancel, abbrechen': /\/cancel$/,
  'recall, zurückrufen': /\/recall$/,
  'revoke, widerrufen': /\/(?:revoke|withdraw)$/,
  'release, freigeben': /\/release$/,
  'block, sperren': /\/block$/,
  'replace, ersetzen': /\/replace$/,
  'accept, annehmen': /\/accept$/,
  'withdraw, widerrufen': /\/withdraw$/,
  'repeat, wiederholen': /\/repeat$/,
};

const strip = (html: string): string => html.replaceAll(/<[^>]+>/g, '').replaceAll(/[\u00ad\u2060]/g, '');
const listCells = (table: EntryOf<'requests'>['errors']['table']): string[][] =>
  table.rows.map((row) => row.map(({ html }) => strip(html)));

describe.each(locales)('the pages and the description (%s)', (locale) => {
  const requests = readEntry(locale, 'requests');
  const { states } = readEntry(locale, 'transfers');
  const source = developersPages
    .all(locale)
    .map(({ file }) => readFileSync(file, 'utf8'))
    .join('\n');

  it('name the same resources with the same operations', () => {
    const rows = listCells(requests.resources.table);
    const shown = rows.flatMap(([names = '']) => [...names.matchAll(/\/([a-z-]+)/g)].map(([, name]) => name));
    const described = operations.map(({ call }) => call.split('/')[1] ?? '');
    expect(shown.toSorted()).toEqual(
      [...new Set(described)].filter((name) => name !== 'simulations').toSorted(),
    );
    for (const [names = '', , words = ''] of rows) {
      const calls = operations
        .map(({ call }) => call)
        .filter((call) => names.includes(`/${call.split('/')[1]}`));
      for (const word of words.split(', ')) {
        const ends = Object.entries(verbs).filter(([key]) => key.split(', ').includes(word));
        const hit = calls.filter((call) => ends.some(([, end]) => end.test(call)));
        expect({ names, word, isThere: hit.length > 0 }).toEqual({ names, word, isThere: true });
      }
    }
  });

  it('name the same calls', () => {
    const calls = [...source.matchAll(/\b(GET|POST|PATCH|DELETE) \/v1(\/[a-z:/-]+)/g)].map(
      ([, method, address = '']) => `${method} ${address.replace(':id', '{id}')}`,
    );
    expect(calls.length).toBeGreaterThan(6);
    const described: readonly string[] = operations.map(({ call }) => call);
    expect(calls.filter((call) => !described.includes(call))).toEqual([]);
  });

  it('name the same errors, in the order of their status', () => {
    const shown = listCells(requests.errors.table).map(([status, type]) => `${status} ${type}`);
    expect(shown.toSorted()).toEqual(problems.map(({ status, type }) => `${status} ${type}`).toSorted());
    expect(shown.map((row) => row.slice(0, 3))).toEqual(problems.map(({ status }) => String(status)));
  });

  it('name the same codes, states, events and results', () => {
    expect(listCells(states.reasons).map(([code]) => code)).toEqual(reasonCodes);
    const named = states.diagram.nodes.flatMap(({ kind, label }) => (kind === 'decision' ? [] : [label]));
    expect([...named, 'received'].toSorted()).toEqual(transferStates.toSorted());
    const events = [...source.matchAll(/`((?:transfer|verification|certificate|service)\.[a-z_]+)`/g)];
    expect(events.length).toBeGreaterThan(6);
    expect(
      events.map(([, name]) => name).filter((name) => !eventTypes.some((type) => type === name)),
    ).toEqual([]);
    const scopes =
      description['components']?.['securitySchemes']?.['oauth']?.['flows']?.['clientCredentials']?.['scopes'];
    const shown = [...source.matchAll(/`([a-z-]+:(?:read|write))`/g)].map(([, scope = '']) => scope);
    expect(shown.length).toBeGreaterThan(1);
    expect(shown.filter((scope) => scopes?.[scope] === undefined)).toEqual([]);
  });

  it('name the same version and addresses', () => {
    expect(source).toContain(`value: "${buildOpenApi().info.version}"`);
    const urls = JSON.stringify(description).match(/https:\/\/api[a-z.]+\/(?:v1|oauth\/token)/g) ?? [];
    expect(new Set(urls).size).toBe(3);
    expect([...new Set(urls)].filter((url) => !source.includes(`\`${url}\``))).toEqual([]);
  });
});
