import { examples, webhookSecret } from '../examples';
import { id, like, list, moment, object, oneOf, ref, text, toOperations } from './parts';

/** Events that are delivered today; more are added without a new version. */
export const eventTypes = [
  'transfer.received',
  'transfer.screening',
  'transfer.on_hold',
  'transfer.accepted',
  'transfer.submitted',
  'transfer.settled',
  'transfer.rejected',
  'transfer.returned',
  'verification.completed',
  'certificate.expiring',
  'service.incident',
] as const;

const endpoint = {
  url: {
    type: 'string',
    format: 'uri',
    pattern: '^https://',
    description: 'Address of your endpoint, with https.',
    examples: ['https://app.your-company.example/hooks/stellwerk'],
  },
  events: list(
    like(text('Name of an event, or * for all.', 60), 'transfer.settled'),
    'Events to be delivered.',
  ),
};

export const platformSchemas = {
  WebhookInput: object('An endpoint that is to receive events.', endpoint),
  Webhook: object('An endpoint that receives events.', {
    id: id('whk'),
    ...endpoint,
    status: oneOf('Whether it has responded recently.', 'active', 'failing'),
  }),
  WebhookSecret: object(
    'A secret, which is shown once. While two are valid, each delivery carries a signature for each.',
    {
      webhook: id('whk'),
      secret: {
        type: 'string',
        pattern: '^whsec_[a-z0-9_]{8,64}$',
        description: 'Key of the signatures; store it, since it is not shown again.',
        examples: [webhookSecret],
      },
      previous_valid_until: moment('Until when the old secret signs too.', '2026-11-27T09:30:02Z'),
    },
    ['previous_valid_until'],
  ),
  Event: object('An event.', {
    id: id('evt'),
    type: {
      type: 'string',
      pattern: '^[a-z_]+[.][a-z_]+$',
      description: 'Resource and state. Answer unknown types with 200.',
      examples: eventTypes,
    },
    created: moment('When it happened.', '2026-11-20T09:30:02Z'),
    data: {
      type: 'object',
      description: 'Fields by type; those of transfers are named here.',
      properties: {
        transfer: id('trf'),
        account: id('acc'),
        amount: ref('Amount'),
        end_to_end_id: like(text('Reference of the payer.', 35), examples.transfer.reference),
        reason: ref('Reason'),
        verification: id('ver'),
        certificate: id('crt'),
      },
    },
  }),
  RepeatInput: object(
    'Endpoint to which the event is delivered again.',
    { webhook: { ...id('whk'), description: 'To this endpoint only.' } },
    ['webhook'],
  ),
  CertificateInput: object('A request for a certificate.', {
    csr: {
      type: 'string',
      pattern: '^-----BEGIN CERTIFICATE REQUEST-----',
      description: 'Certificate signing request (CSR): PKCS #10 as PEM.',
      examples: ['-----BEGIN CERTIFICATE REQUEST-----\nMIIB…\n-----END CERTIFICATE REQUEST-----'],
    },
  }),
  Certificate: object('A client certificate.', {
    id: id('crt'),
    pem: {
      type: 'string',
      pattern: '^-----BEGIN CERTIFICATE-----',
      description: 'The certificate as PEM.',
      examples: ['-----BEGIN CERTIFICATE-----\nMIIC…\n-----END CERTIFICATE-----'],
    },
    thumbprint: like(
      text('SHA-256 of the certificate, base64url, as x5t#S256 in RFC 8705.', 43),
      'bwcK0esc3ACC3DB2Y5_lESsXE8o9ltc05O89jdN-dg2',
    ),
    valid_until: moment('When it expires.', '2027-11-20T09:00:00Z'),
    status: oneOf('Whether it may be used.', 'active', 'revoked', 'expired'),
  }),
  Token: object('Answer of the token endpoint, as in section 5.1 of RFC 6749.', {
    access_token: like(
      text('For the header Authorization; valid with the certificate that fetched it.', 200),
      'sbx_4c1e…',
    ),
    token_type: oneOf('Type of token.', 'Bearer'),
    expires_in: { type: 'integer', minimum: 1, description: 'Seconds until it expires.', examples: [3600] },
    scope: like(text('Scopes of the token, separated by spaces.', 400), 'accounts:write transfers:write'),
  }),
  TokenInput: object('Form that is sent to the token endpoint.', {
    grant_type: oneOf('The client acts for itself.', 'client_credentials'),
    client_id: id('cli'),
    scope: like(text('Requested scopes, separated by spaces.', 400), 'accounts:write transfers:write'),
  }),
  TokenError: object(
    'Error of the token endpoint, as in section 5.2 of RFC 6749.',
    {
      error: oneOf('Type of error.', 'invalid_request', 'invalid_client', 'invalid_scope'),
      error_description: like(text('Description for people.', 200), 'The scope is not known.'),
    },
    ['error_description'],
  ),
};

export const platformOperations = toOperations([
  [
    'POST /webhooks',
    'createWebhook',
    'Register an endpoint',
    {
      description: 'The secret is shown once. Store it before you answer the first delivery.',
      takes: 'WebhookInput',
      gives: 'WebhookSecret',
      status: 201,
    },
  ],
  ['GET /webhooks', 'listWebhooks', 'List endpoints', { lists: 'Webhook' }],
  ['GET /webhooks/{id}', 'readWebhook', 'Read an endpoint', { gives: 'Webhook' }],
  [
    'DELETE /webhooks/{id}',
    'deleteWebhook',
    'Remove an endpoint',
    { description: 'Nothing more is delivered there, neither new events nor repetitions.', status: 204 },
  ],
  [
    'POST /webhooks/{id}/rotate-secret',
    'rotateWebhookSecret',
    'Issue a new secret',
    {
      description: 'For seven days each delivery has a signature for each of the two secrets.',
      gives: 'WebhookSecret',
      status: 201,
    },
  ],
  [
    'GET /events',
    'listEvents',
    'List events of the last 30 days',
    {
      description: 'To catch up after an outage, read the events since the last one that you have stored.',
      lists: 'Event',
      filters: ['type'],
    },
  ],
  ['GET /events/{id}', 'readEvent', 'Read an event', { gives: 'Event' }],
  [
    'POST /events/{id}/repeat',
    'repeatEvent',
    'Deliver an event again',
    {
      description:
        'Without an endpoint in the body it is delivered to all. The id of the event stays the same.',
      takes: 'RepeatInput',
      gives: 'Event',
      status: 202,
    },
  ],
  [
    'POST /certificates',
    'createCertificate',
    'Issue another certificate',
    {
      description: 'Create the private key yourself and keep it. The new certificate is valid for 12 months.',
      takes: 'CertificateInput',
      gives: 'Certificate',
      status: 201,
    },
  ],
  ['GET /certificates', 'listCertificates', 'List certificates', { lists: 'Certificate' }],
  ['GET /certificates/{id}', 'readCertificate', 'Read a certificate', { gives: 'Certificate' }],
  [
    'POST /certificates/{id}/revoke',
    'revokeCertificate',
    'Revoke a certificate and its tokens',
    {
      description: 'Revoke a certificate at once if its private key may be known to others.',
      gives: 'Certificate',
    },
  ],
]);
