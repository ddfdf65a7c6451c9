import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { useState } from 'react';
import { INSTALMENT_LABELS } from '#engine/trade/shop/payment-labels';
import { isOffline, OFFLINE, rateLimitMessage } from '../../../apollo/refusal';
import { formatMoney } from '../../../lib/text/format';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/content/notice';
import {
  type OnlinePaymentFragment,
  OnlinePaymentFragmentDoc,
  StartOnlinePaymentDocument,
} from './online-payment.generated';
import styles from './pay-online.module.css';

const FAILED =
  'Nie udało się otworzyć płatności. Spróbuj za kilka minut albo zapłać zwykłym przelewem.';

/** A button that opens the payment provider for what is due; nothing where nothing can be paid online. */
export function PayOnline(props: { order: FragmentType<OnlinePaymentFragment> }) {
  const { data: order } = useSuspenseFragment({
    fragment: OnlinePaymentFragmentDoc,
    from: props.order,
  });
  const { token, payableOnline } = order;
  const [start, { loading: isStarting }] = useMutation(StartOnlinePaymentDocument);
  const [failure, setFailure] = useState<string | null>(null);
  if (!payableOnline) return null;

  const pay = async (): Promise<void> => {
    setFailure(null);
    try {
      const { data } = await start({ variables: { input: { token } } });
      const { payUrl, userErrors } = data?.startOnlinePayment ?? {};
      if (payUrl) window.location.assign(payUrl);
      else setFailure(userErrors?.[0]?.message ?? FAILED);
    } catch (error) {
      setFailure(isOffline(error) ? OFFLINE : (rateLimitMessage(error) ?? FAILED));
    }
  };

  return (
    <div className={styles.pay} data-screen-only>
      <Button
        className={styles.button}
        pending={isStarting}
        pendingLabel="Otwieranie płatności..."
        onClick={() => void pay()}
      >{`Zapłać online ${formatMoney(payableOnline.amount)}`}</Button>
      <p className={styles.note}>
        <span>{INSTALMENT_LABELS[payableOnline.instalment]}</span>. BLIK, karta albo szybki przelew;
        płatność obsługuje serwis <span>{payableOnline.provider}</span>.
      </p>
      {failure && <Notice tone="error">{failure}</Notice>}
    </div>
  );
}
