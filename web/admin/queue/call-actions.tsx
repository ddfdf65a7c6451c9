import { Button, Popconfirm } from 'antd';

import { AntdIcon } from '../kit/page/antd-icon';
import styles from './call-actions.module.css';
import type { CallEntryFragment } from './queue-page.generated';
import { useAssignCall } from './use-assign-call';

interface CallActionsProps {
  entry: CallEntryFragment;
  viewerId: number;
  onRecord: (entry: CallEntryFragment) => void;
}

/** Takes, releases or records a call; somebody else's call can only be taken over, after a confirmation. */
export function CallActions({ entry, viewerId, onRecord }: CallActionsProps) {
  const { takenBy } = entry;
  return (
    <div className={styles.actions}>
      {takenBy && takenBy.id !== viewerId ? (
        <TakeOver entry={entry} caller={takenBy.name} />
      ) : (
        <>
          {takenBy ? <Release entry={entry} /> : <Take entry={entry} />}
          <RecordCall entry={entry} onRecord={onRecord} />
        </>
      )}
    </div>
  );
}

interface EntryProps {
  entry: CallEntryFragment;
}

function TakeOver({ entry, caller }: EntryProps & { caller: string }) {
  const { take, taking } = useAssignCall(entry);
  return (
    <>
      <p>Dzwoni {caller}</p>
      <Popconfirm
        icon={<AntdIcon name="warning" />}
        title={`Przejąć sprawę od: ${caller}?`}
        okText="Przejmij"
        cancelText="Anuluj"
        onConfirm={() => take(true)}
      >
        <Button loading={taking}>Przejmij</Button>
      </Popconfirm>
    </>
  );
}

function Take({ entry }: EntryProps) {
  const { take, taking } = useAssignCall(entry);
  return (
    <Button
      loading={taking}
      aria-label={`Przejmij: ${entry.customerName}`}
      onClick={() => take(false)}
    >
      Przejmij
    </Button>
  );
}

function Release({ entry }: EntryProps) {
  const { release, releasing } = useAssignCall(entry);
  return (
    <>
      <p>Dzwonisz Ty</p>
      <Button loading={releasing} onClick={release}>
        Oddaj
      </Button>
    </>
  );
}

function RecordCall({ entry, onRecord }: Omit<CallActionsProps, 'viewerId'>) {
  return (
    <Button
      type="primary"
      aria-label={`Zapisz wynik telefonu: ${entry.customerName}`}
      onClick={() => onRecord(entry)}
    >
      Zapisz wynik
    </Button>
  );
}
