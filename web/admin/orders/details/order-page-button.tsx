import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';

import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { RevealOrderLinkDocument } from './reveal-order-link.generated';

/** Opens the customer's own page; the server tells its address only on request, and records who asked. */
export function OrderPageButton({ orderId }: { orderId: number }) {
  const navigate = useNavigate();
  const [reveal, { loading }] = useStaffMutation(RevealOrderLinkDocument, {
    done: 'Otwarto stronę klienta. Zapisano to w\u00a0dzienniku zmian.',
    failed: 'Nie udało się otworzyć strony klienta',
  });
  const open = async () => {
    const outcome = await reveal({ input: { orderId } });
    if (outcome.kind === 'done' && outcome.payload.path) await navigate(outcome.payload.path);
  };
  return (
    <Button loading={loading} onClick={() => void open()}>
      Strona zamówienia klienta
    </Button>
  );
}
