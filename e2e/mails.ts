import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

/** Waits for the e-mail to this address whose subject contains this text. The shop writes its mails into files. */
export async function mailTo(recipient: string, subject: string): Promise<Email> {
  const outbox = join(process.env.E2E_DATA_DIR!, 'outbox');
  let found: Email | undefined;
  await expect(async () => {
    const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
    for (const name of names) {
      const mail = await PostalMime.parse(await readFile(join(outbox, name)));
      const isIt = mail.to?.[0]?.address === recipient && mail.subject?.includes(subject);
      if (isIt) found = mail;
    }
    expect(found).toBeDefined();
  }).toPass();
  return found!;
}

/** The path of the first link of an e-mail whose path has this prefix. */
export function pathIn(mail: Email, beginning: string): string {
  const link = mail.text
    ?.match(/https?:\/\/\S+/g)
    ?.find((url) => new URL(url).pathname.startsWith(beginning));
  expect(link).toBeDefined();
  return new URL(link!).pathname;
}
