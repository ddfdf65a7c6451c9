import { useQuery } from '@apollo/client/react';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { takesTime } from '#engine/visits/states';
import { formatMinutes } from '../../lib/text/format';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { Allowed } from '../kit/page/allowed';
import { AdminFailure, Loading } from '../kit/page/page-states';
import { titleOf } from './visit-card';
import {
  type CrewDayFragment,
  DayOrderDocument,
  type DayOrderQuery,
  OrderDayDocument,
  VisitsPageDocument,
} from './visits-page.generated';
import { dayText, timeText } from './week';
import styles from './crew-day.module.css';

/** A button that proposes another order of a day, where visits of it can still be moved without asking anybody. */
export function OrderDay({ crewDay }: { crewDay: CrewDayFragment }) {
  const [isOpen, setOpen] = useState(false);
  const { visits } = crewDay;
  const isMovable = visits.some(({ state, isPinned }) => state === 'offered' && !isPinned);
  if (!isMovable || visits.filter(takesTime).length < 2) return null;
  return (
    <Allowed to="visits:write">
      <div data-screen-only>
        <Button size="small" onClick={() => setOpen(true)}>
          Ułóż dzień
        </Button>
      </div>
      {isOpen && <OrderDayDialog crewDay={crewDay} onClose={() => setOpen(false)} />}
    </Allowed>
  );
}

function OrderDayDialog({
  crewDay: { crew, day },
  onClose,
}: {
  crewDay: CrewDayFragment;
  onClose: () => void;
}) {
  const { data, error, refetch } = useQuery(DayOrderDocument, {
    variables: { input: { crewId: crew.id, day } },
    fetchPolicy: 'network-only',
  });
  const [orderDay, { loading }] = useStaffMutation(OrderDayDocument, {
    done: 'Dzień jest ułożony na nowo',
    failed: 'Nie udało się ułożyć dnia',
    refetch: [VisitsPageDocument],
  });
  const order = data?.dayOrder.moves.length ? data.dayOrder : null;
  const save = async () => {
    const moves =
      order?.moves.map(({ visit, startsAt }) => ({ visitId: visit.id, startsAt })) ?? [];
    const { kind } = await orderDay({ input: { crewId: crew.id, day, moves } });
    if (kind === 'done') onClose();
    else await refetch();
  };
  return (
    <Modal
      open
      title={`Ułóż dzień: ${crew.name}, ${dayText(day)}`}
      okText="Zmień godziny"
      cancelText={order ? 'Zostaw, jak jest' : 'Zamknij'}
      okButtonProps={{ disabled: order === null }}
      confirmLoading={loading}
      onOk={() => void save()}
      onCancel={onClose}
    >
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading rows={3} />}
      {data && !order && <p>Nie znaleźliśmy kolejności z&nbsp;krótszymi dojazdami.</p>}
      {order && <Proposal order={order} />}
    </Modal>
  );
}

function Proposal({ order }: { order: DayOrderQuery['dayOrder'] }) {
  const { savedMinutes, moves } = order;
  return (
    <>
      <p>
        Dojazdy będą krótsze o&nbsp;{formatMinutes(savedMinutes)}. Przesuniemy tylko wizyty, na
        które klient jeszcze się nie zgodził.
      </p>
      <ul aria-label="Nowe godziny" className={styles.visits}>
        {moves.map(({ visit, startsAt }) => (
          <li key={visit.id}>
            {titleOf(visit)}: {visit.startsAt && timeText(visit.startsAt)} → {timeText(startsAt)}
          </li>
        ))}
      </ul>
    </>
  );
}
