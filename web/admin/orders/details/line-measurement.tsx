import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { lowerFirst } from '#engine/locale/text';
import { MEASUREMENT_SOURCE_LABELS } from '#engine/trade/shop/measurement-sources';
import { MAX_STATUS_REASON } from '#engine/trade/shop/order-status';
import { formatDate } from '../../../lib/dates/format-date';
import { EditDialog } from '../../kit/edit-dialog/edit-dialog';
import { toSaveOutcome, type SaveOutcome } from '../../kit/form/field-problems';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { Allowed } from '../../kit/page/allowed';
import {
  ConfirmMeasurementsDocument,
  LineMeasurementFragmentDoc,
  type LineMeasurementFragment,
  ReleaseMeasurementsDocument,
} from './line-measurement.generated';
import styles from './order-lines.module.css';

interface LineMeasurementProps {
  orderId: number;
  line: FragmentType<LineMeasurementFragment>;
  /** Whether the goods are not finished, so that it still matters what nobody has confirmed. */
  isUnmade: boolean;
}

/** What of a line nobody has entered or confirmed, and who vouches for the rest. */
export function LineMeasurement({ orderId, line: from, isUnmade }: LineMeasurementProps) {
  const { data: line } = useSuspenseFragment({ fragment: LineMeasurementFragmentDoc, from });
  const { measurement } = line;
  const facts = isUnmade ? (line.unconfirmedFacts ?? []) : [];
  const texts = facts.map(({ label, value }) => `${lowerFirst(label)} ${value}`);
  return (
    <div className={styles.measurement}>
      {measurement && <span>Pomiar: {measurementText(measurement)}</span>}
      {facts.length > 0 && (
        <>
          <span className={styles.unconfirmed}>Nikt nie podał: {texts.join('; ')}</span>
          <MeasurementButtons orderId={orderId} lineIds={[line.id]} />
        </>
      )}
    </div>
  );
}

/** "potwierdzone telefonicznie, 29 listopada 2026, Piotr Pracownik: napęd po prawej" */
function measurementText({
  source,
  at,
  authorName,
  reason,
}: NonNullable<LineMeasurementFragment['measurement']>): string {
  const who = [lowerFirst(MEASUREMENT_SOURCE_LABELS[source]), formatDate(at), authorName];
  return [who.filter(Boolean).join(', '), reason].filter(Boolean).join(': ');
}

const KINDS = {
  confirm: {
    document: ConfirmMeasurementsDocument,
    title: 'Potwierdzenie pomiaru przez telefon',
    label: 'Co powiedział klient',
    missing: 'Napisz, co powiedział klient.',
    save: 'Potwierdź',
    done: 'Pomiar został potwierdzony',
    failed: 'Nie udało się potwierdzić pomiaru',
    hint: 'Ustal z\u00a0klientem wszystko, czego nikt nie podał. Na karcie produkcyjnej zniknie znak „niepotwierdzone”, a\u00a0pojawi się, kto i\u00a0kiedy to potwierdził.',
  },
  release: {
    document: ReleaseMeasurementsDocument,
    title: 'Produkcja bez potwierdzenia pomiaru',
    label: 'Powód',
    missing: 'Napisz, dlaczego produkcja może ruszyć.',
    save: 'Zwolnij do produkcji',
    done: 'Pozycja jest zwolniona do produkcji',
    failed: 'Nie udało się zwolnić pozycji',
    hint: 'Na karcie produkcyjnej zostanie znak „niepotwierdzone” i\u00a0pojawi się ten powód.',
  },
} as const;

type Kind = keyof typeof KINDS;

interface MeasurementButtonsProps {
  orderId: number;
  lineIds: readonly string[];
}

/** Confirms lines by telephone, or releases them for production. */
export function MeasurementButtons({ orderId, lineIds }: MeasurementButtonsProps) {
  const [kind, setKind] = useState<Kind | null>(null);
  const isMany = lineIds.length > 1;
  return (
    <p className={styles.actions}>
      <Allowed to="orders:write">
        <Button size="small" onClick={() => setKind('confirm')}>
          {isMany ? 'Potwierdź pomiar wszystkich pozycji' : 'Potwierdź pomiar'}
        </Button>
      </Allowed>
      <Allowed to="orders:correct">
        <Button size="small" onClick={() => setKind('release')}>
          {isMany ? 'Zwolnij wszystkie bez pomiaru' : 'Zwolnij bez pomiaru'}
        </Button>
      </Allowed>
      {kind && (
        <MeasurementDialog
          kind={kind}
          orderId={orderId}
          lineIds={lineIds}
          onClose={() => setKind(null)}
        />
      )}
    </p>
  );
}

interface Reason {
  reason: string;
}

interface MeasurementDialogProps extends MeasurementButtonsProps {
  kind: Kind;
  onClose: () => void;
}

function MeasurementDialog({ kind, orderId, lineIds, onClose }: MeasurementDialogProps) {
  const { document, title, label, missing, save, hint, ...texts } = KINDS[kind];
  const [vouch] = useStaffMutation(document, texts);
  const submit = async ({ reason }: Reason): Promise<SaveOutcome<Reason>> =>
    toSaveOutcome(await vouch({ input: { orderId, lineIds: [...lineIds], reason } }));
  return (
    <EditDialog<Reason>
      title={title}
      initial={{ values: { reason: '' } }}
      texts={{ reason: label }}
      saveLabel={save}
      save={({ values }) => submit(values)}
      onClose={onClose}
    >
      <p>{hint}</p>
      <Form.Item
        name="reason"
        label={`${label} (widzi to tylko obsługa)`}
        rules={[{ required: true, min: 3, message: missing }]}
      >
        <Input.TextArea maxLength={MAX_STATUS_REASON} rows={3} />
      </Form.Item>
    </EditDialog>
  );
}
