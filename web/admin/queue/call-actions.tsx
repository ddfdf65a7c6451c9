import { Button, Popconfirm } from 'antd';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { Allowed } from '../kit/page/allowed';
import { AntdIcon } from '../kit/page/antd-defaults';
import { ReleaseCallDocument, TakeCallDocument } from './call-actions.generated';
import { QueueBadgeDocument } from './queue-badge.generated';
import { type CallEntryFragment, QueuePageDocument } from './queue-page.generated';
import styles from './call-actions.module.css';

interface CallActionsProps {
  entry: CallEntryFragment;
  viewerId: number;
  onRecord: (entry: CallEntryFragment) => void;
}

/** Takes, releases or records a call; somebody else's call can only be taken over, after a confirmation. */
export function CallActions({ entry, viewerId, onRecord }: CallActionsProps) {
  const { takenBy } = entry;
  return (
    <Allowed to="calls:write">
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
    </Allowed>
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

const refetch = [QueuePageDocument, QueueBadgeDocument];

/** Assigns a call to the viewer (`takeOver`: even from somebody else), or releases it. */
function useAssignCall({ kind, number }: Pick<CallEntryFragment, 'kind' | 'number'>) {
  const [take, { loading: taking }] = useStaffMutation(TakeCallDocument, {
    done: 'Sprawa jest Twoja',
    failed: 'Nie udało się przejąć sprawy',
    refetch,
  });
  const [release, { loading: releasing }] = useStaffMutation(ReleaseCallDocument, {
    done: 'Sprawę może przejąć każdy',
    failed: 'Nie udało się oddać sprawy',
    refetch,
  });
  return {
    take: (takeOver: boolean) => void take({ input: { kind, number, takeOver } }),
    release: () => void release({ input: { kind, number } }),
    taking,
    releasing,
  };
}
