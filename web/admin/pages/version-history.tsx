import { Button, type TableColumnsType, Tag } from 'antd';
import { formatDateTime } from '../../lib/dates/format-date';
import { VisuallyHidden } from '../../ui/content/visually-hidden';
import { Allowed } from '../kit/page/allowed';
import { ScrollTable } from '../kit/table/scroll-table';
import { VersionComparison, type VersionRow } from './version-comparison';
import type { LabelledTexts } from './word-differences';

interface VersionHistoryProps<Row> {
  /** The accessible name of the table. */
  label: string;
  title: string;
  /** Where the version in force is read: "teraz na stronie". */
  inForceLabel: string;
  versions: readonly Row[];
  onEdit: (from: Row) => void;
  /** The texts of a version, by which two are compared. */
  textsOf: (version: Row) => LabelledTexts;
}

/** The versions of a text, each with a button that starts a new version from its content. */
export function VersionHistory<Row extends VersionRow>(props: VersionHistoryProps<Row>) {
  const { label, title, inForceLabel, versions, onEdit, textsOf } = props;
  const columns: TableColumnsType<Row> = [
    {
      title: 'Obowiązuje od',
      key: 'from',
      render: (_, { validFrom, inForce }) => (
        <>
          {formatDateTime(validFrom)} {inForce && <Tag color="success">{inForceLabel}</Tag>}
        </>
      ),
    },
    { title: 'Co się zmieniło', key: 'note', render: (_, { note }) => note ?? '–' },
    {
      title: 'Kto',
      key: 'author',
      render: (_, { authorName }) => authorName ?? 'wersja początkowa',
    },
    {
      title: <VisuallyHidden>Zmiana</VisuallyHidden>,
      key: 'edit',
      render: (_, version) => (
        <Allowed to="pages:write">
          <Button
            aria-label={`${version.inForce ? 'Zmień' : 'Przywróć'}: ${title}, ${formatDateTime(version.validFrom)}`}
            onClick={() => onEdit(version)}
          >
            {version.inForce ? 'Zmień' : 'Przywróć'}
          </Button>
        </Allowed>
      ),
    },
  ];
  return (
    <>
      <ScrollTable<Row>
        label={label}
        rowKey="version"
        columns={columns}
        dataSource={versions}
        pagination={false}
      />
      <VersionComparison versions={versions} textsOf={textsOf} />
    </>
  );
}
