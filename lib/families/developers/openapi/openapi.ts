import { accountOperations, accountSchemas } from '#content/site/interface/accounts';
import { cardAndLoanOperations, cardAndLoanSchemas } from '#content/site/interface/cards-and-loans';
import { customerOperations, customerSchemas } from '#content/site/interface/customers';
import { paymentOperations, paymentSchemas } from '#content/site/interface/payments';
import { platformOperations, platformSchemas } from '#content/site/interface/platform';
import { referenceGroups } from '#content/developers/reference-groups';
import { samples } from '#content/site/examples';
import { listChanges } from '../changelog/schema';
import { buildComponents } from './components';
import { buildPaths, buildTokenPath } from './paths';
import type { OpenApiDocument, Server } from './document';
import { toRef } from './responses';

/** Path of the OpenAPI file. */
export const openApiPath = '/documents/developers/openapi.json';

const hosts = [
  ['https://api.sandbox.stellwerk.example', 'Sandbox'],
  ['https://api.stellwerk.example', 'Production'],
] as const;

/** All operations, in the order of the page. */
export const operations = [
  ...customerOperations,
  ...accountOperations,
  ...paymentOperations,
  ...cardAndLoanOperations,
  ...platformOperations,
];

const listServers = (suffix: string): Server[] =>
  hosts.map(([host, description]) => ({ url: `${host}${suffix}`, description }));

/** Webhook delivery, with the signature that the endpoint has to verify. */
const webhook: OpenApiDocument['webhooks']['event'] = {
  post: {
    operationId: 'receiveEvent',
    summary: 'An event, delivered to your endpoint and repeated until it answers',
    security: [],
    parameters: [
      {
        name: 'Stellwerk-Signature',
        in: 'header',
        required: true,
        description: 'Unix time, and an HMAC-SHA-256 of time, full stop and body for each valid secret.',
        schema: { type: 'string', pattern: String.raw`^t=\d+(?:,v1=[\da-f]{64})+$` },
      },
      {
        name: 'Stellwerk-Event',
        in: 'header',
        required: true,
        description: 'Type of the event, as in its body.',
        schema: { type: 'string' },
      },
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: toRef('schemas', 'Event'),
          example: JSON.parse(samples.webhook.body) as unknown,
        },
      },
    },
    responses: { '2XX': { description: 'Received; within ten seconds.' } },
  },
};

/** Newest API version of the changelog. */
const findVersion = (): string => listChanges('en').find(({ kind }) => kind === 'version')?.day ?? '';

const schemas = {
  ...customerSchemas,
  ...accountSchemas,
  ...paymentSchemas,
  ...cardAndLoanSchemas,
  ...platformSchemas,
};

/** OpenAPI 3.1 description with the page's examples. */
export function buildOpenApi(): OpenApiDocument {
  const [sandbox] = hosts[0];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Stellwerk API',
      version: findVersion(),
      description: 'Accounts, payments, cards and loans of Stellwerk, an invented bank: no host answers.',
    },
    servers: listServers('/v1'),
    tags: Object.entries(referenceGroups).map(([name, { en }]) => ({ name, description: en.summary })),
    paths: { '/oauth/token': buildTokenPath(listServers('')), ...buildPaths(operations, schemas) },
    webhooks: { event: webhook },
    components: buildComponents(schemas, operations, `${sandbox}/oauth/token`),
  };
}
