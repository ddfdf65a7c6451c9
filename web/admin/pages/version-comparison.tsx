import { Form, Select } from 'antd';
import { useState } from 'react';
import { formatDateTime } from '../../lib/dates/format-date';
import { type LabelledTexts, WordDifferences } from './word-differences';

/** A version of a text, as its history lists it. */
export interface VersionRow {
  version: number;
  validFrom: string;
  inForce: boolean;
  note: string | null;
  authorName: string | null;
}

interface VersionComparisonProps<Row> {
  /** The latest first. */
  versions: readonly Row[];
  textsOf: (version: Row) => LabelledTexts;
}

/** Two versions of a text, by default the last two, compared by words. */
export function VersionComparison<Row extends VersionRow>(props: VersionComparisonProps<Row>) {
  const { versions, textsOf } = props;
  const [latest, previous] = versions;
  const [from, setFrom] = useState(previous?.version);
  const [to, setTo] = useState(latest?.version);
  if (!latest || !previous) return null;
  const options = versions.map(({ version, validFrom, note }) => ({
    value: version,
    label: [formatDateTime(validFrom), note].filter(Boolean).join(', '),
  }));
  const find = (wanted: number | undefined) =>
    versions.find(({ version }) => version === wanted) ?? latest;
  return (
    <details>
      <summary>Porównaj wersje</summary>
      <Form.Item label="Wersja wcześniejsza" htmlFor="compare-from">
        <Select id="compare-from" options={options} value={from} onChange={setFrom} />
      </Form.Item>
      <Form.Item label="Wersja późniejsza" htmlFor="compare-to">
        <Select id="compare-to" options={options} value={to} onChange={setTo} />
      </Form.Item>
      <WordDifferences from={textsOf(find(from))} to={textsOf(find(to))} />
    </details>
  );
}
