import { XmlDocument, type XmlElement, type XmlNode } from 'libxml2-wasm';
import { FA3_NAMESPACE } from './fa3-names.js';

const NAMESPACES = { fa: FA3_NAMESPACE };

/** An element of an FA(3) document; elements below it are found by paths of names without namespace: "Fa/P_2". */
export class Fa3Element {
  constructor(private readonly node: XmlNode) {}

  /** The text of the element at a path; null where there is none. */
  text(path: string): string | null {
    return this.node.get(qualified(path), NAMESPACES)?.content ?? null;
  }

  /** The text of an element that the schema or `writeInvoice` guarantees; throws where it is missing. */
  required(path: string): string {
    const text = this.text(path);
    if (text === null) throw new Error(`The invoice has no ${path}`);
    return text;
  }

  all(path: string): Fa3Element[] {
    return this.node.find(qualified(path), NAMESPACES).map((node) => new Fa3Element(node));
  }
}

/** Parses the bytes of a document and returns what `read` makes of it; the elements must not be used after that. */
export function readFa3<Result>(bytes: Uint8Array, read: (root: Fa3Element) => Result): Result {
  const document = XmlDocument.fromBuffer(bytes);
  try {
    const root: XmlElement = document.root;
    return read(new Fa3Element(root));
  } finally {
    document.dispose();
  }
}

const qualified = (path: string): string =>
  path
    .split('/')
    .map((name) => `fa:${name}`)
    .join('/');
