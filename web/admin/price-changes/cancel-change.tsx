import { App, Button } from 'antd';

import { formatDateTime } from '../../lib/dates/format-date';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import {
  CancelPriceChangeDocument,
  type PriceChangeRowFragment,
} from './price-changes-page.generated';

/** Cancels a scheduled change after asking. */
export function CancelChange({ change: { id, at } }: { change: PriceChangeRowFragment }) {
  const { modal } = App.useApp();
  const [cancel, { loading }] = useStaffMutation(CancelPriceChangeDocument, {
    done: 'Zmiana cen została odwołana',
    failed: 'Nie udało się odwołać zmiany cen',
  });
  const ask = () =>
    modal.confirm({
      title: `Odwołać zmianę cen z\u00a0terminem ${formatDateTime(at)}?`,
      content: 'Ceny zostaną takie, jakie są. Zmiana pozostanie w\u00a0historii jako odwołana.',
      okText: 'Odwołaj',
      cancelText: 'Nie odwołuj',
      okButtonProps: { danger: true },
      onOk: () => cancel({ input: { id } }),
    });
  return (
    <Button
      danger
      size="small"
      loading={loading}
      aria-label={`Odwołaj zmianę cen nr ${id}`}
      onClick={ask}
    >
      Odwołaj
    </Button>
  );
}
