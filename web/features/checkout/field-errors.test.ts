import { CombinedGraphQLErrors } from '@apollo/client';
import { expect, test } from '@jest/globals';

import { fieldErrorsOf, toFieldErrors } from './field-errors';

test('finds the field by the last part of a path, the first message wins', () => {
  const errors = toFieldErrors([
    { path: ['input', 'customerEmail'], message: 'Pierwszy.' },
    { path: 'input.customerEmail', message: 'Drugi.' },
    { path: 'customerPhone', message: 'Trzeci.' },
    { path: ['input', 'expectedTotal'], message: 'Nie pole formularza.' },
    { path: null, message: 'Bez pola.' },
  ]);
  expect(errors).toEqual({ customerEmail: 'Pierwszy.', customerPhone: 'Trzeci.' });
});

test('reads the fields of a refused request and nothing from other failures', () => {
  const refused = new CombinedGraphQLErrors({
    errors: [
      {
        message: 'Bad input',
        extensions: { fields: [{ path: ['customerName'], message: 'Za krótkie.' }, 'x', null] },
      },
    ],
  });
  expect(fieldErrorsOf(refused)).toEqual({ customerName: 'Za krótkie.' });
  expect(fieldErrorsOf(new CombinedGraphQLErrors({ errors: [{ message: 'x' }] }))).toEqual({});
  expect(fieldErrorsOf(new TypeError('offline'))).toEqual({});
});
