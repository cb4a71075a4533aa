/**
 * One customer's day, as screens, plans and the pages for developers show it: the same names, numbers and
 * amounts everywhere. Account numbers are valid and belong to nobody; amounts are in euros. Tests hold
 * that they add up.
 */
export const examples = {
  account: { holder: 'Jonas Albrecht', iban: 'DE03100999000000471108', balance: '312.80' },
  transfer: {
    payee: 'Hanna Sperling',
    /** What a payer types who nearly knows the name, and one who does not. */
    typed: 'Hana Sperling',
    stranger: 'Bauhof Lindner',
    iban: 'DE39100999000000815004',
    amount: '1250.50',
    reference: 'INV-2026-1187',
  },
  /** What was paid in before, with its reference: the day ends with the account's balance. */
  incoming: { payer: 'Praxis Yilmaz', amount: '480.00', reference: 'RE-2026-0412', before: '1169.70' },
  card: { ending: '4471', amount: '86.40', limit: '1500.00', declined: '349.00' },
  charging: { ending: '7305', amount: '38.72', limit: '120.00' },
  prepaid: { ending: '2208', loaded: '50.00', amount: '12.90', left: '37.10', declined: '41.50' },
  instalments: { count: 3, each: '580.00', total: '1740.00' },
  loan: {
    amount: '2400.00',
    count: 24,
    each: '107.21',
    total: '2573.04',
    annualRate: 6.99,
    borrowingRate: 6.78,
  },
  order: { total: '4800.00', seller: '4680.00', fee: '120.00', reference: 'ORD-2026-0931' },
  identification: { transfer: '0.01' },
  alert: { amount: '2900.00' },
  /** Names of records in the samples below. */
  ids: { account: 'acc_01KAH2M4', transfer: 'trf_01KAH3SX', event: 'evt_01KAH3T7', person: 'per_01KAH2JQ' },
} as const;

const { account, transfer } = examples;

/**
 * Requests and answers as the pages for developers show them. Names of fields are English in every
 * language. A test parses the bodies, checks the account numbers and verifies the signature.
 */
export const samples = {
  account: {
    head: `POST /v1/accounts HTTP/1.1
Host: api.sandbox.stellwerk.example
Authorization: Bearer sbx_4c1e…
Content-Type: application/json
Idempotency-Key: 6f1c2f0e-7f0a-4a52-9a1e-0d2b6e5a9f11`,
    body: `{
  "holder": "per_01KAH2JQ",
  "product": "current",
  "currency": "EUR",
  "iban_country": "DE"
}`,
  },
  accountAnswer: {
    head: `HTTP/1.1 201 Created
Content-Type: application/json
Location: /v1/accounts/acc_01KAH2M4`,
    body: `{
  "id": "acc_01KAH2M4",
  "status": "open",
  "iban": "${account.iban}",
  "bic": "STLWDEB1XXX",
  "balance": {
    "value": "0.00",
    "currency": "EUR"
  }
}`,
  },
  transfer: {
    head: `POST /v1/transfers HTTP/1.1
Host: api.sandbox.stellwerk.example
Authorization: Bearer sbx_4c1e…
Content-Type: application/json
Idempotency-Key: 0b9e2c64-53a7-4f6e-8f53-2d7d3f0c6a40`,
    body: `{
  "account": "acc_01KAH2M4",
  "payee": {
    "name": "${transfer.payee}",
    "iban": "${transfer.iban}"
  },
  "amount": {
    "value": "${transfer.amount}",
    "currency": "EUR"
  },
  "scheme": "sct_inst",
  "end_to_end_id": "${transfer.reference}"
}`,
  },
  transferAnswer: {
    head: `HTTP/1.1 202 Accepted
Content-Type: application/json
Location: /v1/transfers/trf_01KAH3SX`,
    body: `{
  "id": "trf_01KAH3SX",
  "status": "created",
  "payee_verification": "match",
  "approval": {
    "required": true,
    "method": "device"
  }
}`,
  },
  webhook: {
    head: `POST /hooks/stellwerk HTTP/1.1
Host: app.your-company.example
Content-Type: application/json
Stellwerk-Event: transfer.settled
Stellwerk-Signature: t=1795167003,v1=74f3acf59ec8ba6b591df2a932833eb2e068ccc2a427c04c9e28820345f733dd`,
    body: `{
  "id": "evt_01KAH3T7",
  "type": "transfer.settled",
  "created": "2026-11-20T09:30:02Z",
  "data": {
    "transfer": "trf_01KAH3SX",
    "account": "acc_01KAH2M4",
    "amount": {
      "value": "${transfer.amount}",
      "currency": "EUR"
    },
    "end_to_end_id": "${transfer.reference}"
  }
}`,
  },
  problem: {
    head: `HTTP/1.1 422 Unprocessable Content
Content-Type: application/problem+json`,
    body: `{
  "type": "https://api.stellwerk.example/problems/insufficient-funds",
  "title": "There are not enough funds in the account.",
  "status": 422,
  "instance": "/v1/transfers/trf_01KAH4B9",
  "available": {
    "value": "${account.balance}",
    "currency": "EUR"
  }
}`,
  },
} as const;

/** How a client gets its token, and how a list goes on; the form has no body of JSON. */
export const accessSamples = {
  token: {
    head: `POST /oauth/token HTTP/1.1
Host: api.sandbox.stellwerk.example
Content-Type: application/x-www-form-urlencoded`,
    body: `grant_type=client_credentials
&client_id=cli_01KAH1Z8
&scope=accounts%3Awrite+transfers%3Awrite`,
  },
  tokenAnswer: {
    head: `HTTP/1.1 200 OK
Content-Type: application/json
Cache-Control: no-store`,
    body: `{
  "access_token": "sbx_4c1e…",
  "token_type": "Bearer",
  "expires_in": 3600,
  "scope": "accounts:write transfers:write"
}`,
  },
  list: {
    head: `GET /v1/transfers?account=acc_01KAH2M4&limit=1`,
    body: `{
  "data": [
    { "id": "trf_01KAH3SX", "status": "settled" }
  ],
  "next": "/v1/transfers?account=acc_01KAH2M4&limit=1&after=trf_01KAH3SX"
}`,
  },
} as const;

/** Secret of the endpoint to which the shown webhook was sent; of the sandbox, and of no use elsewhere. */
export const webhookSecret = 'whsec_sandbox_4f1d7a';
