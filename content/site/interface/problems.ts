type Problem = {
  readonly status: number;
  readonly type: string;
  readonly title: string;
  readonly of?: readonly string[];
};

/** Errors by status and by the end of their type, which follows `problemBase`; `of` names operations if not all have it. */
export const problems = [
  { status: 400, type: 'invalid-request', title: 'A field is missing or malformed.' },
  { status: 400, type: 'unknown-version', title: 'This version is not supported.' },
  { status: 401, type: 'invalid-token', title: 'The token is not valid.' },
  { status: 403, type: 'insufficient-scope', title: 'The token does not allow this operation.' },
  { status: 403, type: 'not-permitted', title: 'The contract does not include this operation.' },
  { status: 404, type: 'not-found', title: 'The resource does not exist.' },
  { status: 409, type: 'idempotency-conflict', title: 'The key was used for another request.' },
  { status: 409, type: 'state-conflict', title: 'The state of the resource does not allow this.' },
  {
    status: 409,
    type: 'verification-pending',
    title: 'The person has not been identified yet.',
    of: ['createAccount', 'createLoanApplication'],
  },
  {
    status: 422,
    type: 'insufficient-funds',
    title: 'There are not enough funds in the account.',
    of: ['createTransfer'],
  },
  {
    status: 422,
    type: 'invalid-iban',
    title: 'The IBAN is not valid.',
    of: ['closeAccount', 'createTransfer', 'createMandate', 'simulateIncomingTransfer'],
  },
  {
    status: 422,
    type: 'limit-exceeded',
    title: 'The amount exceeds a limit.',
    of: ['createTransfer', 'createDirectDebit', 'createCard', 'changeCard'],
  },
  { status: 429, type: 'too-many-requests', title: 'Too many requests.' },
  { status: 500, type: 'internal-error', title: 'Something went wrong on our side.' },
  {
    status: 503,
    type: 'scheme-unavailable',
    title: 'The payment scheme is not responding.',
    of: ['createTransfer', 'recallTransfer', 'createDirectDebit', 'revokeDirectDebit'],
  },
] as const satisfies readonly Problem[];

export const problemBase = 'https://api.stellwerk.example/problems/';
