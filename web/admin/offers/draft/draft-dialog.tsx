import { Form } from 'antd';
import type { ReactNode } from 'react';
import { longDay } from '#engine/locale/day';
import { EditDialog } from '../../kit/edit-dialog/edit-dialog';
import {
  type FieldProblem,
  problemsOf,
  type Edited,
  type SaveOutcome,
  toSaveOutcome,
} from '../../kit/form/field-problems';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { type ChangedLine, lineText } from '../../trade/goods/changed-line';
import { ChangedLines } from '../../trade/goods/changed-lines';
import { CustomerFields, ORDER_FIELD_TEXTS } from '../../trade/goods/customer-fields';
import { ServiceLines } from '../../trade/goods/service-lines';
import { type ServiceValues, serviceText } from '../../trade/goods/service-values';
import { useChangedGoods } from '../../trade/goods/use-changed-goods';
import { useUnitPrices } from '../../trade/goods/use-unit-prices';
import type {
  StaffOfferFragment,
  StaffOfferVersionFragment,
} from '../details/staff-offer.generated';
import { OffersPageDocument } from '../offers-page.generated';
import { DraftSum } from './draft-sum';
import { draftValues, type DraftValues, storedLines, draftInput, draftOf } from './draft-values';
import { SaveOfferDraftDocument } from './save-draft.generated';
import { DiscountFields, OpeningField, PaymentFields, TermFields } from './terms-fields';
import styles from './draft-dialog.module.css';

const TEXTS = {
  ...ORDER_FIELD_TEXTS,
  lines: { label: 'Pozycje', show: (lines: ChangedLine[]) => lines.map(lineText).join('; ') },
  services: {
    label: 'Usługi',
    show: (services: ServiceValues[]) => services.map(serviceText).join('; '),
  },
  discount: 'Rabat (zł)',
  discountReason: 'Powód rabatu',
  depositPercent: 'Zaliczka (%)',
  depositDays: 'Termin zaliczki (dni)',
  restDays: 'Termin pozostałej kwoty (dni)',
  validUntil: { label: 'Ważna do', show: (day: string) => day && longDay(day) },
  termWeeksFrom: 'Dostawa od (tygodnie)',
  termWeeksTo: 'Dostawa do (tygodnie)',
  text: 'Słowo do klienta',
};

interface DraftDialogProps {
  offer: StaffOfferFragment;
  draft: StaffOfferVersionFragment;
  onClose: () => void;
}

/** The whole draft of an offer: goods, discount, terms, text and customer. The customer sees it once it is sent. */
export function DraftDialog({ offer, draft, onClose }: DraftDialogProps) {
  const save = useSaveDraft(offer, draft);
  return (
    <EditDialog<DraftValues>
      long
      title={`Oferta nr\u00a0${offer.id}, wersja ${draft.number}: szkic`}
      initial={{ values: draftValues(draft), version: offer.version }}
      texts={TEXTS}
      saveLabel="Zapisz szkic"
      save={save}
      onClose={onClose}
    >
      <PricedParts draft={draft} />
      <Part title="Płatność">
        <PaymentFields />
      </Part>
      <Part title="Terminy">
        <TermFields />
      </Part>
      <Part title="Słowo do klienta">
        <OpeningField />
      </Part>
      <Part title="Klient">
        <CustomerFields isDraft />
      </Part>
    </EditDialog>
  );
}

/** Goods, services and discount, with the prices and the sum that saving will give them. */
function PricedParts({ draft }: Pick<DraftDialogProps, 'draft'>) {
  const form = Form.useFormInstance<DraftValues>();
  // `preserve`, because no field of the form shows the products of the lines.
  const lines = Form.useWatch('lines', { form, preserve: true }) ?? NO_LINES;
  const services = Form.useWatch('services', form) ?? NO_SERVICES;
  const discount = Form.useWatch('discount', form) ?? '';
  const prices = useUnitPrices(lines, storedLines(draft));
  return (
    <>
      <Part title="Pozycje">
        <ChangedLines prices={prices} />
      </Part>
      <Part title="Usługi">
        <ServiceLines />
      </Part>
      <Part title="Rabat">
        <DiscountFields />
        <DraftSum lines={lines} prices={prices} services={services} discount={discount} />
      </Part>
    </>
  );
}

const NO_LINES: ChangedLine[] = [];
const NO_SERVICES: ServiceValues[] = [];

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

/** Saves the draft of an offer; first saves a configuration for goods that were changed in the form. */
function useSaveDraft(offer: StaffOfferFragment, draft: StaffOfferVersionFragment) {
  const findGoods = useChangedGoods(storedLines(draft));
  const [saveDraft] = useStaffMutation(SaveOfferDraftDocument, {
    done: 'Szkic oferty zapisany',
    failed: 'Nie udało się zapisać szkicu',
    refetch: [OffersPageDocument],
  });
  return async ({
    values,
    version = offer.version,
  }: Edited<DraftValues>): Promise<SaveOutcome<DraftValues>> => {
    const goods = await findGoods(values.lines).catch(failed);
    if ('problems' in goods) return { kind: 'refused', problems: goods.problems };
    const input = draftInput(offer, version, values, goods.configurationIds);
    return toSaveOutcome(
      await saveDraft({ input }),
      ({ offer: current }) => current && editedOf(current),
    );
  };
}

/** The draft as it is now; null where it was sent meanwhile. */
function editedOf(offer: StaffOfferFragment): Edited<DraftValues> | null {
  const draft = draftOf(offer);
  return draft ? { values: draftValues(draft), version: offer.version } : null;
}

function failed(error: unknown): { problems: FieldProblem[] } {
  const problems = problemsOf(error);
  const none = { path: [], message: 'Nie udało się zapisać konfiguracji. Spróbuj ponownie.' };
  return { problems: problems.length > 0 ? problems : [none] };
}
