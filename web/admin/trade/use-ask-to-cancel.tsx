import { App, Checkbox } from 'antd';
import { pluralCount } from '../../lib/text/grammar';
import { ORDER_NOUNS, QUIET_LABEL } from './status-tags';

const CONSEQUENCE =
  'Rezerwacja towaru dla tego zamówienia zniknie, a\u00a0towar już wydany wróci na stan, jeśli jego pozycja nadal jest w\u00a0magazynie. Otwarte wizyty ekip zostaną odwołane.';
const CONSEQUENCE_FOR_MANY =
  'Rezerwacje towaru dla tych zamówień znikną, a\u00a0towar już wydany wróci na stan, jeśli jego pozycja nadal jest w\u00a0magazynie. Otwarte wizyty ekip zostaną odwołane.';

/** Asks before orders are cancelled. */
export function useAskToCancel() {
  const { modal } = App.useApp();
  const buttons = {
    okButtonProps: { danger: true },
    cancelText: 'Nie anuluj',
    focusable: { autoFocusButton: 'cancel' as const },
  };

  /** Asks once for all orders; the caller decides whether customers get a mail. */
  const askToCancel = async (orderIds: readonly number[]): Promise<boolean> =>
    modal.confirm({ ...buttons, ...textsOf(orderIds) });

  /** Asks for one order and whether its customer gets a mail; null: do not cancel. */
  const askHowToCancel = async (orderId: number): Promise<{ sendsMail: boolean } | null> => {
    let sendsMail = true;
    const { content, ...texts } = textsOf([orderId]);
    const confirmed = await modal.confirm({
      ...buttons,
      ...texts,
      content: (
        <>
          <p>{content} Klient dostanie wiadomość o&nbsp;anulowaniu.</p>
          <Checkbox onChange={({ target }) => (sendsMail = !target.checked)}>
            {QUIET_LABEL}
          </Checkbox>
        </>
      ),
    });
    return confirmed ? { sendsMail } : null;
  };
  return { askToCancel, askHowToCancel };
}

function textsOf(orderIds: readonly number[]) {
  const { length } = orderIds;
  if (length === 1) {
    const title = `Anulować zamówienie nr\u00a0${orderIds[0]}?`;
    return { title, content: CONSEQUENCE, okText: 'Anuluj zamówienie' };
  }
  const title = `Anulować ${pluralCount(length, ORDER_NOUNS)}?`;
  return { title, content: CONSEQUENCE_FOR_MANY, okText: 'Anuluj zamówienia' };
}
