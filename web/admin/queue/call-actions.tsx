import { Button, Popconfirm } from 'antd';
import { useState } from 'react';

import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { AntdIcon } from '../kit/page/antd-icon';
import styles from './call-actions.module.css';
import { ReleaseCallDocument, TakeCallDocument } from './call-actions.generated';
import { QueueBadgeDocument } from './queue-badge.generated';
import { QueuePageDocument, type CallEntryFragment } from './queue-page.generated';
import { RecordCallDialog } from './record-call-dialog';

interface CallActionsProps {
  entry: CallEntryFragment;
  viewerId: number;
}

/** Takes a call, gives it back, and keeps what came of it; a colleague's call is taken over only on purpose. */
export function CallActions({ entry, viewerId }: CallActionsProps) {
  const [recording, setRecording] = useState(false);
  const { kind, number, takenBy, customerName } = entry;
  const refetch = [QueuePageDocument, QueueBadgeDocument];
  const [take, { loading: taking }] = useStaffMutation(TakeCallDocument, {
    done: 'Sprawa jest Twoja',
    failed: 'Nie udało się wziąć sprawy',
    refetch,
  });
  const [release, { loading: releasing }] = useStaffMutation(ReleaseCallDocument, {
    done: 'Sprawa wróciła do wszystkich',
    failed: 'Nie udało się oddać sprawy',
    refetch,
  });

  if (takenBy && takenBy.id !== viewerId) {
    return (
      <div className={styles.actions}>
        <p>Dzwoni {takenBy.name}</p>
        <Popconfirm
          icon={<AntdIcon name="warning" />}
          title={`Przejąć sprawę od: ${takenBy.name}?`}
          okText="Przejmij"
          cancelText="Anuluj"
          onConfirm={() => void take({ input: { kind, number, takeOver: true } })}
        >
          <Button loading={taking}>Przejmij</Button>
        </Popconfirm>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      {takenBy ? (
        <>
          <p>Dzwonisz Ty</p>
          <Button loading={releasing} onClick={() => void release({ input: { kind, number } })}>
            Oddaj
          </Button>
        </>
      ) : (
        <Button
          loading={taking}
          aria-label={`Biorę: ${customerName}`}
          onClick={() => void take({ input: { kind, number, takeOver: false } })}
        >
          Biorę
        </Button>
      )}
      <Button
        type="primary"
        aria-label={`Zapisz rozmowę: ${customerName}`}
        onClick={() => setRecording(true)}
      >
        Zapisz rozmowę
      </Button>
      {recording && <RecordCallDialog entry={entry} onClose={() => setRecording(false)} />}
    </div>
  );
}
