/**
 * What the bank charges holders of its accounts and cards, by partner company, with every version of the document,
 * oldest first: the last one applies, the others are in the archive. `fee-information` is the standard form for
 * payment accounts of consumers (Regulation (EU) 2018/34): it names all ten standard services. Amounts are in euros;
 * null: the account does not have the service.
 */
export const feeDocuments = [
  {
    company: 'lohnlicht',
    kind: 'fee-information',
    account: { en: 'Salary account in Lohnlicht', de: 'Gehaltskonto in Lohnlicht' },
    versions: [
      {
        version: '2022-03-01',
        validFrom: '2022-05-01',
        fees: [
          { service: 'maintaining', amount: 2.4, each: 'month' },
          { service: 'transfer', detail: 'ordinary', amount: 0 },
          { service: 'transfer', detail: 'instant', amount: 0.5 },
          { service: 'standingOrder', amount: 0 },
          { service: 'directDebit', amount: 0 },
          { service: 'debitCard', amount: null },
          { service: 'creditCard', amount: null },
          { service: 'cashWithdrawal', amount: null },
          { service: 'cashDeposit', amount: null },
          { service: 'overdraft', amount: null },
          { service: 'overrunning', amount: null },
          { service: 'statements', amount: 0 },
        ],
      },
      {
        version: '2024-11-04',
        validFrom: '2025-01-09',
        fees: [
          { service: 'maintaining', amount: 1.9, each: 'month' },
          { service: 'transfer', detail: 'ordinary', amount: 0 },
          { service: 'transfer', detail: 'instant', amount: 0 },
          { service: 'standingOrder', amount: 0 },
          { service: 'directDebit', amount: 0 },
          { service: 'debitCard', amount: null },
          { service: 'creditCard', amount: null },
          { service: 'cashWithdrawal', amount: null },
          { service: 'cashDeposit', amount: null },
          { service: 'overdraft', amount: null },
          { service: 'overrunning', amount: null },
          { service: 'statements', amount: 0 },
        ],
      },
    ],
  },
  {
    company: 'coinhafen',
    kind: 'fee-information',
    account: { en: 'Euro account in Coinhafen', de: 'Eurokonto in Coinhafen' },
    versions: [
      {
        version: '2025-07-14',
        validFrom: '2025-10-01',
        fees: [
          { service: 'maintaining', amount: 0, each: 'month' },
          { service: 'transfer', detail: 'ordinary', amount: 0 },
          { service: 'transfer', detail: 'instant', amount: 0 },
          { service: 'standingOrder', amount: 0 },
          { service: 'directDebit', amount: 0 },
          { service: 'debitCard', amount: null },
          { service: 'creditCard', amount: null },
          { service: 'cashWithdrawal', amount: null },
          { service: 'cashDeposit', amount: null },
          { service: 'overdraft', amount: null },
          { service: 'overrunning', amount: null },
          { service: 'statements', amount: 0 },
        ],
      },
    ],
  },
  {
    company: 'depotia',
    kind: 'price-list',
    account: { en: 'Settlement account in Depotia', de: 'Verrechnungskonto in Depotia' },
    versions: [
      {
        version: '2025-02-03',
        validFrom: '2025-04-01',
        fees: [
          { service: 'maintaining', amount: 0, each: 'month' },
          { service: 'transfer', detail: 'reference', amount: 0 },
          { service: 'directDebit', amount: 0 },
          { service: 'statements', amount: 0 },
        ],
      },
    ],
  },
  {
    company: 'taschero',
    kind: 'price-list',
    account: { en: 'Pocket-money card in Taschero', de: 'Taschengeldkarte in Taschero' },
    versions: [
      {
        version: '2025-09-01',
        validFrom: '2025-11-15',
        fees: [
          { service: 'maintaining', amount: 0, each: 'month' },
          { service: 'incoming', amount: 0 },
          { service: 'prepaidCard', amount: 0 },
          { service: 'foreignPayment', percent: 1.5 },
          { service: 'replacementCard', amount: 5 },
          { service: 'statements', amount: 0 },
        ],
      },
    ],
  },
  {
    company: 'kontaro',
    kind: 'price-list',
    account: {
      en: 'Business account with tax account in Kontaro',
      de: 'Geschäftskonto mit Steuerkonto in Kontaro',
    },
    versions: [
      {
        version: '2025-05-12',
        validFrom: '2025-08-01',
        fees: [
          { service: 'maintaining', amount: 6, each: 'month' },
          { service: 'transfer', detail: 'ordinary', amount: 0 },
          { service: 'transfer', detail: 'instant', amount: 0 },
          { service: 'directDebit', amount: 0 },
          { service: 'collection', amount: 0.15 },
          { service: 'debitCard', amount: 0 },
          { service: 'furtherCard', amount: 2, each: 'month' },
          { service: 'cashWithdrawal', amount: 2 },
          { service: 'foreignPayment', percent: 1.5 },
          { service: 'replacementCard', amount: 8 },
          { service: 'statements', amount: 0 },
        ],
      },
    ],
  },
  {
    company: 'gewerkly',
    kind: 'price-list',
    account: { en: 'Business account in Gewerkly', de: 'Geschäftskonto in Gewerkly' },
    versions: [
      {
        version: '2025-05-12',
        validFrom: '2025-08-01',
        fees: [
          { service: 'maintaining', amount: 9, each: 'month' },
          { service: 'transfer', detail: 'ordinary', amount: 0 },
          { service: 'transfer', detail: 'instant', amount: 0 },
          { service: 'paymentLink', amount: 0 },
          { service: 'virtualCard', amount: 0 },
          { service: 'plasticCard', amount: 2.5, each: 'month' },
          { service: 'foreignPayment', percent: 1.5 },
          { service: 'replacementCard', amount: 8 },
          { service: 'statements', amount: 0 },
        ],
      },
    ],
  },
  {
    company: 'voltreise',
    kind: 'price-list',
    account: { en: 'Charging card in Voltreise', de: 'Ladekarte in Voltreise' },
    versions: [
      {
        version: '2025-03-10',
        validFrom: '2025-06-01',
        fees: [
          { service: 'incoming', amount: 0 },
          { service: 'transfer', detail: 'drivers', amount: 0 },
          { service: 'prepaidCard', amount: 0 },
          { service: 'foreignPayment', percent: 0 },
          { service: 'replacementCard', amount: 8 },
          { service: 'statements', amount: 0 },
        ],
      },
    ],
  },
] as const;
