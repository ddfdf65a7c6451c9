import { describe, expect, it } from '@jest/globals';
import { toPublicError } from './public-error.js';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

describe('failures of the database or of disk space', () => {
  it.each([
    '08006',
    '53000',
    '53100',
    '53200',
    '53300',
    '53400',
    '57014',
    '57P01',
    '57P03',
    '25P03',
    'ECONNREFUSED',
    'ETIMEDOUT',
    'ENOSPC',
    'EDQUOT',
  ])('%s: try again later', (code) => {
    const error = withCode(code);
    expect(toPublicError(error)).toMatchObject({ code: 'UNAVAILABLE', status: 503, cause: error });
  });

  it.each([
    'Query read timeout',
    'timeout expired',
    'timeout exceeded when trying to connect',
    'Connection terminated due to connection timeout',
    'Connection terminated unexpectedly',
    'Client was closed and is not queryable',
  ])('"%s": try again later', (message) => {
    expect(toPublicError(new Error(message))).toMatchObject({ code: 'UNAVAILABLE' });
  });

  it.each(['23505', '22P02', '42P01', 'ENOENT', 'EACCES'])('%s is another failure', (code) => {
    expect(toPublicError(withCode(code))).toBeNull();
  });

  it.each([null, undefined, 'Query read timeout', { code: '53100' }])(
    '%p is no error',
    (thrown) => {
      expect(toPublicError(thrown)).toBeNull();
    },
  );
});
