import type { TestVisitor } from './test-visitor.js';

/** The smallest PDF that is taken for one. */
export const TINY_PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

interface Attached {
  id: string;
  name: string;
  size: number;
}

/** Attaches a file to what `to` names: "order/1". */
export async function attach(
  visitor: TestVisitor,
  to: string,
  content: Uint8Array = TINY_PDF,
  name = 'pomiar.pdf',
) {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(content)]), name);
  const response = await visitor.fetch(`/api/admin/files/${to}`, { method: 'POST', body });
  return { status: response.status, body: (await response.json()) as Attached };
}
