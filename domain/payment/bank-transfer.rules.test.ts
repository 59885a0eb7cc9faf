import { expect, test } from 'vitest';
import { bankTransferRows } from './bank-transfer.rules.ts';

test.each([
  [
    'A Shop Limited, sort code 00-00-00, account number 00000000',
    ['Payee: A Shop Limited', 'Sort code: 00-00-00', 'Account number: 00000000'],
  ],
  ['Shop, Sort Code: 000000, Account: 0000000', ['Payee: Shop', 'Sort code: 000000', 'Account number: 0000000']],
  ['A, B & Sons Ltd, IBAN GB00 BANK', ['Payee: A, B & Sons Ltd, IBAN GB00 BANK']],
  ['sort code 00-00-00, account 00000000', ['Sort code: 00-00-00', 'Account number: 00000000']],
])('%s', (bankDetails, account) => {
  const rows = bankTransferRows({ total: 2_672, bankDetails, reference: 'ORD-100042' });
  expect(rows.map(([name, value]) => `${name}: ${value}`)).toEqual([
    'Amount: £26.72',
    ...account,
    'Reference: ORD-100042',
  ]);
});
