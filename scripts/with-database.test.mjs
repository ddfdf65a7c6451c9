import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import test from 'node:test';
import { promisify } from 'node:util';
import { root } from './project.mjs';

const SHOWN = 'console.log(process.env.DATABASE_URL)';

void test('a command on a temporary database gets the test database that is set, never the shop’s own', async () => {
  const script = join(root, 'scripts/with-database.mjs');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [script, '--temporary', 'node', '-e', SHOWN],
    {
      env: {
        ...process.env,
        DATABASE_URL: 'postgres://shop',
        TEST_DATABASE_URL: 'postgres://test',
      },
    },
  );
  assert.equal(stdout.trim(), 'postgres://test');
});
