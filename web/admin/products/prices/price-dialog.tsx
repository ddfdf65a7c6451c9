import { Button, Modal } from 'antd';
import { useState } from 'react';
import { randomKey } from '../../../lib/browser/request-keys';
import { readPolishTime } from '../../../lib/dates/warsaw-time';
import { DialogFooter, useReturnFocus, ErrorAlerts } from '../../kit/form/dialog-parts';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { AdminFailure } from '../../kit/page/page-states';
import { ProductsPageDocument } from '../products-page.generated';
import {
  PriceRuleFields,
  PriceTimeFields,
  type PriceRule,
  type PriceTime,
} from './price-change-fields';
import {
  PriceChangePreview,
  usePricePreview,
  type PricedSelection,
  toRuleInput,
} from './price-change-preview';
import { SchedulePriceChangeDocument } from './price-change-preview.generated';
import styles from '../../kit/form/dialog-layout.module.css';

const NO_CHANGE: PriceRule = {
  by: 'percent',
  value: null,
  basePrice: true,
  pricePerSqm: true,
  rounding: 'zloty',
};
const NOW: PriceTime = { when: 'now', at: '', note: '' };

interface PriceDialogProps {
  title: string;
  selection: PricedSelection;
  onClose: () => void;
}

/** Changes the prices of any number of products, now or at a later time, after a preview. */
export function PriceDialog({ title, selection, onClose }: PriceDialogProps) {
  const [rule, setRule] = useState(NO_CHANGE);
  const [time, setTime] = useState(NOW);
  const { current, refusals, preview, ...request } = usePricePreview(selection, rule);
  const { change, loading } = useSchedulePriceChange(selection);
  useReturnFocus();
  const fingerprint = current?.preview?.seen;
  const save = async () => {
    if (fingerprint === undefined) return;
    const { kind } = await change(rule, time, fingerprint);
    if (kind === 'done') onClose();
    else if (kind === 'conflict') await preview();
  };
  const footer = (
    <DialogFooter
      label={time.when === 'later' ? 'Zaplanuj' : 'Zmień ceny'}
      loading={loading}
      disabled={fingerprint === undefined || instantOf(time) === undefined}
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <Button disabled={!rule.value} loading={request.loading} onClick={() => void preview()}>
        Pokaż nowe ceny
      </Button>
    </DialogFooter>
  );
  return (
    <Modal open width={760} title={title} onCancel={onClose} footer={footer}>
      <div className={styles.dialog}>
        <PriceRuleFields values={rule} onChange={(more) => setRule({ ...rule, ...more })} />
        <PriceTimeFields values={time} onChange={(more) => setTime({ ...time, ...more })} />
        {request.error && !request.loading && (
          <AdminFailure error={request.error} retry={() => void preview()} />
        )}
        <ErrorAlerts
          messages={[...refusals, ...(current?.userErrors.map(({ message }) => message) ?? [])]}
        />
        {current?.preview && <PriceChangePreview preview={current.preview} />}
      </div>
    </Modal>
  );
}

/** The instant of the change; null for now, undefined while a later time is not valid yet. */
function instantOf({ when, at }: PriceTime): string | null | undefined {
  return when === 'now' ? null : (readPolishTime(at) ?? undefined);
}

/**
 * Changes prices now or at a later time; a conflict if the previewed prices (`seen`) are no longer right. The server
 * changes them once, however often the request is sent.
 */
function useSchedulePriceChange(selection: PricedSelection) {
  const [idempotencyKey] = useState(randomKey);
  const [schedule, { loading }] = useStaffMutation(SchedulePriceChangeDocument, {
    done: ({ priceChange }) =>
      priceChange?.state === 'waiting'
        ? 'Zmiana cen została zaplanowana'
        : 'Ceny zostały zmienione',
    failed: 'Nie udało się zmienić cen',
    refetch: [ProductsPageDocument],
  });
  const change = (rule: PriceRule, time: PriceTime, fingerprint: string) =>
    schedule({
      input: {
        ...selection,
        ...toRuleInput(rule),
        at: instantOf(time),
        note: time.note,
        seen: fingerprint,
        idempotencyKey,
      },
    });
  return { change, loading };
}
