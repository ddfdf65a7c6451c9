import { IsBoolean, IsOptional } from 'class-validator';
import { single, view } from '../../rest/answer.js';
import { file } from '../../rest/body.js';
import { type Route, route } from '../../rest/route.js';
import { Description } from '../../shared/description.js';
import { BankStatement } from './bank-statement.entity.js';
import { importStatement } from './import-statement.js';
import { STATEMENT_OPERATIONS } from './statement.operations.js';

class ImportStatementQuery {
  @Description('true: imports also a statement whose balances do not fit its operations.')
  @IsOptional()
  @IsBoolean()
  acceptDifference?: boolean;
}

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
  route(STATEMENT_OPERATIONS, 'POST /admin/bank-statements', {
    tag: 'Payments',
    summary:
      'Imports a bank statement, MT940 or camt.053, of at most 2,000 operations: certain transfers are booked, the others wait for staff. A transfer that an earlier statement listed is stored once. A statement whose closing balance is not its opening balance with its operations is refused by CONFLICT unless acceptDifference is true.',
    query: ImportStatementQuery,
    body: file('application/octet-stream', MAX_BYTES),
    answer: single(STATEMENT, 201, 'The statement, with the results of its import.'),
    errors: ['CONFLICT'],
    handle: ({ context: { em }, viewer, query, body }) => importStatement(em, viewer, body, query),
  }),
];
