import { readFile } from 'node:fs/promises';

interface Line {
  level: number;
  msg?: string;
  err?: { message: string };
}

/** What the log may say while something fails. */
const EXPECTED: readonly RegExp[] = [
  // Of forged payments, and of those over another amount.
  /^a notification is refused$/,
  /: the clock of this node is -?N s ahead of that of the database$/,
  /^announcements of the database lost/,
  // The database is away.
  /: (Sklep jest chwilowo niedostępny|Query read timeout|Connection terminated|timeout exceeded when trying to connect)/,
  /: (connect ECONNREFUSED|read ECONNRESET|write EPIPE|the database system is )/,
  /: (canceling statement due to statement timeout|detail: Consistent recovery state|terminating connection because of crash|Client has encountered a connection error)/,
  // The replica is.
  /^the replica is (not read|read again)/,
  // The mail server is.
  /^Failed task N: .*(N not now|Timeout|the outcome of the last attempt)/,
  // The payment provider is.
  /is not answered$/,
];

export interface Logged {
  /** How often each message came, without numbers and ids, the most frequent first. */
  messages: { text: string; count: number; isExpected: boolean }[];
  /** Those that nothing explains, in words. */
  problems: string[];
}

/** Reads warnings and errors of the logs of all nodes. Lines that are not JSON are messages, too. */
export async function readLogs(files: readonly string[]): Promise<Logged> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const counts = new Map<string, number>();
  for (const line of texts.flatMap((text) => text.split('\n')).filter(Boolean)) {
    const text = messageOf(line);
    if (text) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const messages = [...counts]
    .map(([text, count]) => ({ text, count, isExpected: EXPECTED.some((it) => it.test(text)) }))
    .toSorted((one, other) => other.count - one.count);
  const problems = messages.flatMap(({ text, count, isExpected }) =>
    isExpected ? [] : [`the log says ${count} times: ${text}`],
  );
  return { messages, problems };
}

/** The message without what differs from one time to the next; null for what is no warning. */
function messageOf(line: string): string | null {
  let read: Line;
  try {
    read = JSON.parse(line) as Line;
  } catch {
    // Indented lines are the stack of an error above, which Node has printed.
    return /^[\s}]/.test(line) ? null : line;
  }
  if (read.level < 40) return null;
  const { msg, err } = read;
  const parts = [msg, err?.message.split('\n')[0]].filter(Boolean).join(': ');
  return parts.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…').replaceAll(/\d+/g, 'N');
}
