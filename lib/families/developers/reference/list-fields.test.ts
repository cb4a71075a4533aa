import { findRef, listFields, listUsed } from './list-fields';

const text = { type: 'string' };
const schemas = {
  Transfer: {
    type: 'object',
    required: ['id', 'approval'],
    properties: {
      id: text,
      approval: { type: 'object', required: ['method'], properties: { method: text, note: text } },
      shares: { type: 'array', items: { type: 'object', properties: { amount: { $ref: '#/x/Amount' } } } },
      payers: { type: 'array', items: { $ref: '#/x/Party' } },
    },
  },
  Amount: { type: 'object', properties: { value: text } },
  Party: { type: 'object', properties: { parent: { $ref: '#/x/Party' } } },
};

describe('listFields', () => {
  it('names fields of inner objects and of entries by their way, each with its own need', () => {
    expect(listFields(schemas.Transfer).map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['id', true],
      ['approval', true],
      ['approval.method', true],
      ['approval.note', false],
      ['shares', false],
      ['shares[].amount', false],
      ['payers', false],
    ]);
  });
});

describe('listUsed', () => {
  it('finds objects within objects and lists, each once, also if one names itself', () => {
    expect(listUsed(['Transfer', 'Amount'], schemas)).toEqual(['Transfer', 'Amount', 'Party']);
  });
});

describe('findRef', () => {
  it('finds the object of a list', () => {
    expect(findRef({ items: { $ref: '#/components/schemas/Transfer' } })).toBe('Transfer');
    expect(findRef(text)).toBeUndefined();
  });
});
