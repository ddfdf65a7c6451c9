import { useLazyQuery } from '@apollo/client/react';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';

import type { PreviewPriceChangeInput } from '../../../apollo/schema.generated';
import { readPolishTime } from '../../../lib/dates/polish-time-field';
import { AdminFailure } from '../../kit/page/admin-failure';
import styles from '../../kit/form/dialog-layout.module.css';
import { useReturnFocus } from '../../kit/form/use-return-focus';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { PriceChangePreview } from './price-change-preview';
import {
  PriceTimeFields,
  PriceWishFields,
  type PriceTime,
  type PriceWish,
} from './price-change-fields';
import {
  PriceChangePreviewDocument,
  SchedulePriceChangeDocument,
} from './price-change-preview.generated';
import { ProductsPageDocument } from '../products-page.generated';

const NO_WISH: PriceWish = {
  by: 'percent',
  value: null,
  basePrice: true,
  pricePerSqm: true,
  rounding: 'zloty',
};
const NOW: PriceTime = { when: 'now', at: '', note: '' };

/** Of which products: one by one, or all that a filter of the list finds. */
export type PricedSelection = Pick<PreviewPriceChangeInput, 'filter' | 'productIds'>;

interface PriceDialogProps {
  title: string;
  selection: PricedSelection;
  onClose: () => void;
}

/** Prices of any number of products: first what would become of them, then the change, now or at a time to come. */
export function PriceDialog({ title, selection, onClose }: PriceDialogProps) {
  const [wish, setWish] = useState(NO_WISH);
  const [time, setTime] = useState(NOW);
  const { current, preview, ...asked } = usePreview(selection, wish);
  const [schedule, { loading: saving }] = useStaffMutation(SchedulePriceChangeDocument, {
    done: ({ priceChange }) =>
      priceChange?.state === 'waiting'
        ? 'Zmiana cen została zaplanowana'
        : `Zmieniono ceny: ${priceChange?.productCount ?? 0}`,
    failed: 'Nie udało się zmienić cen',
    refetch: [ProductsPageDocument],
  });
  useReturnFocus();

  const later = time.when === 'later';
  const at = later ? readPolishTime(time.at) : null;
  const save = async (seen: string) => {
    const input = { ...selection, ...toRule(wish), at, note: time.note, seen };
    const { kind } = await schedule({ input });
    if (kind === 'done') onClose();
    else if (kind === 'conflict') await preview();
  };

  return (
    <Modal
      open
      width={760}
      title={title}
      onCancel={onClose}
      footer={
        <div className={styles.footer}>
          <Button onClick={onClose}>Anuluj</Button>
          <Button disabled={!wish.value} loading={asked.loading} onClick={() => void preview()}>
            Pokaż nowe ceny
          </Button>
          <Button
            type="primary"
            loading={saving}
            disabled={!current?.preview || (later && !at)}
            onClick={() => current?.preview && void save(current.preview.seen)}
          >
            {later ? 'Zaplanuj' : 'Zmień ceny'}
          </Button>
        </div>
      }
    >
      <div className={styles.dialog}>
        <PriceWishFields values={wish} onChange={(more) => setWish({ ...wish, ...more })} />
        <PriceTimeFields values={time} onChange={(more) => setTime({ ...time, ...more })} />
        {asked.error && !asked.loading && (
          <AdminFailure error={asked.error} retry={() => void preview()} />
        )}
        {current?.userErrors.map(({ message }) => (
          <Alert key={message} type="error" showIcon role="alert" title={message} />
        ))}
        {current?.preview && <PriceChangePreview preview={current.preview} />}
      </div>
    </Modal>
  );
}

/** The preview of what is wished; none as soon as something else is. */
function usePreview(selection: PricedSelection, wish: PriceWish) {
  const [load, { data, loading, error }] = useLazyQuery(PriceChangePreviewDocument, {
    fetchPolicy: 'network-only',
  });
  const [previewed, setPreviewed] = useState<PriceWish | null>(null);
  const preview = async () => {
    setPreviewed(wish);
    await load({ variables: { input: { ...selection, ...toRule(wish) } } });
  };
  const current = previewed === wish && !loading ? data?.priceChangePreview : undefined;
  return { current, preview, loading, error };
}

function toRule({ by, value, ...rest }: PriceWish) {
  return {
    ...rest,
    percent: by === 'percent' ? value : null,
    amount: by === 'amount' ? value : null,
  };
}
