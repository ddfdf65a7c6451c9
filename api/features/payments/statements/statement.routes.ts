import { single, view } from '../../../rest/answer.js';
import { file } from '../../../rest/body.js';
import { type Route, route } from '../../../rest/route.js';
import { BankStatement } from './bank-statement.entity.js';
import { importStatement } from './import-statement.js';

const MAX_BYTES = 5 * 1024 * 1024;

const STATEMENT = view('BankStatement', BankStatement, [
  'id',
  'format',
  'importedAt',
  'firstDay',
  'lastDay',
  'bookedCount',
  'doubtfulCount',
  'unknownCount',
  'knownCount',
  'debitCount',
]);

export const STATEMENT_ROUTES: readonly Route[] = [
  route({
    method: 'post',
    path: '/admin/bank-statements',
    tag: 'Payments',
    summary:
      'Imports a bank statement, MT940 or camt.053, of at most 2,000 operations: certain transfers are booked, the others wait for staff. A transfer that an earlier statement listed is stored once.',
    role: 'staff',
    body: file('application/octet-stream', MAX_BYTES),
    answer: single(STATEMENT, 201, 'The statement, with the results of its import.'),
    handle: ({ context: { em }, viewer, body }) => importStatement(em, viewer, body),
  }),
];
