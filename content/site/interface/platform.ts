import { id, list, moment, object, oneOf, ref, text, toOperations } from './parts';

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
  url: { type: 'string', format: 'uri', pattern: '^https://' },
  events: list(text('Name of an event, or * for all.', 60), 'Events to be delivered.'),
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
      secret: { type: 'string', pattern: '^whsec_[a-z0-9_]{8,64}$' },
      previous_valid_until: moment,
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
    created: moment,
    data: {
      type: 'object',
      description: 'Fields by type; those of transfers are named here.',
      properties: {
        transfer: id('trf'),
        account: id('acc'),
        amount: ref('Amount'),
        end_to_end_id: text('Reference of the payer.', 35),
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
    csr: { type: 'string', pattern: '^-----BEGIN CERTIFICATE REQUEST-----', description: 'PKCS #10 as PEM.' },
  }),
  Certificate: object('A client certificate.', {
    id: id('crt'),
    pem: { type: 'string', pattern: '^-----BEGIN CERTIFICATE-----' },
    thumbprint: text('SHA-256 of the certificate, base64url, as x5t#S256 in RFC 8705.', 43),
    valid_until: moment,
    status: oneOf('Whether it may be used.', 'active', 'revoked', 'expired'),
  }),
  Token: object('Answer of the token endpoint, as in section 5.1 of RFC 6749.', {
    access_token: text('For the header Authorization; valid with the certificate that fetched it.', 200),
    token_type: oneOf('Type of token.', 'Bearer'),
    expires_in: { type: 'integer', minimum: 1, description: 'Seconds until it expires.' },
    scope: text('Scopes of the token, separated by spaces.', 400),
  }),
  TokenInput: object('Form that is sent to the token endpoint.', {
    grant_type: oneOf('The client acts for itself.', 'client_credentials'),
    client_id: id('cli'),
    scope: text('Requested scopes, separated by spaces.', 400),
  }),
  TokenError: object(
    'Error of the token endpoint, as in section 5.2 of RFC 6749.',
    {
      error: oneOf('Type of error.', 'invalid_request', 'invalid_client', 'invalid_scope'),
      error_description: text('Description for people.', 200),
    },
    ['error_description'],
  ),
};

export const platformOperations = toOperations([
  [
    'POST /webhooks',
    'createWebhook',
    'Register an endpoint; its secret is in the response',
    { takes: 'WebhookInput', gives: 'WebhookSecret', status: 201 },
  ],
  ['GET /webhooks', 'listWebhooks', 'List endpoints', { lists: 'Webhook' }],
  ['GET /webhooks/{id}', 'readWebhook', 'Read an endpoint', { gives: 'Webhook' }],
  ['DELETE /webhooks/{id}', 'deleteWebhook', 'Remove an endpoint', { status: 204 }],
  [
    'POST /webhooks/{id}/rotate-secret',
    'rotateWebhookSecret',
    'Issue a new secret; the old one stays valid for seven days',
    { gives: 'WebhookSecret', status: 201 },
  ],
  ['GET /events', 'listEvents', 'List events of the last 30 days', { lists: 'Event', filters: ['type'] }],
  ['GET /events/{id}', 'readEvent', 'Read an event', { gives: 'Event' }],
  [
    'POST /events/{id}/repeat',
    'repeatEvent',
    'Deliver an event again',
    { takes: 'RepeatInput', gives: 'Event', status: 202 },
  ],
  [
    'POST /certificates',
    'createCertificate',
    'Issue another certificate; existing ones stay valid',
    { takes: 'CertificateInput', gives: 'Certificate', status: 201 },
  ],
  ['GET /certificates', 'listCertificates', 'List certificates', { lists: 'Certificate' }],
  ['GET /certificates/{id}', 'readCertificate', 'Read a certificate', { gives: 'Certificate' }],
  [
    'POST /certificates/{id}/revoke',
    'revokeCertificate',
    'Revoke a certificate and the tokens that are bound to it',
    { gives: 'Certificate' },
  ],
]);
