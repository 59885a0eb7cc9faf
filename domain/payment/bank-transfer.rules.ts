import { formatMoney } from '../money-text.rules.ts';

interface BankTransfer {
  /** Pence, inc VAT. */
  total: number;
  /** The account on one line, such as "A Shop Limited, sort code 00-00-00, account number 00000000". */
  bankDetails: string;
  reference: string;
}

const SORT_CODE = /^sort code:? (\d{2}-?\d{2}-?\d{2})$/iu;
const ACCOUNT_NUMBER = /^account(?: number)?:? (\d{6,8})$/iu;

/** Parts of the account's line that are neither sort code nor account number are the payee. */
export function bankTransferRows({ total, bankDetails, reference }: BankTransfer): [name: string, value: string][] {
  const parts = bankDetails.split(',').map((part) => part.trim());
  const find = (pattern: RegExp) => parts.map((part) => pattern.exec(part)?.[1]).find(Boolean);
  const payee = parts.filter((part) => part && !SORT_CODE.test(part) && !ACCOUNT_NUMBER.test(part)).join(', ');
  const rows: [string, string | undefined][] = [
    ['Amount', formatMoney(total)],
    ['Payee', payee],
    ['Sort code', find(SORT_CODE)],
    ['Account number', find(ACCOUNT_NUMBER)],
    ['Reference', reference],
  ];
  return rows.flatMap(([name, value]) => (value ? [[name, value]] : []));
}
