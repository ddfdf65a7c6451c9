import { Form, Input } from 'antd';

import { readAmount } from '../../lib/form/typed-amount';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { fieldRule } from '../kit/form/field-rule';
import type { PriceDraft, PriceEntry } from './price-lists';
import styles from './draft-dialog.module.css';
import { textsOf, valuesOf, type DraftValues } from './draft-values';
import { groupsOf } from './entry-table';
import { unitText } from './price-units';
import { useSaveDraft } from './use-save-draft';

const FIGURE = fieldRule<string>(
  'Podaj liczbę, np. 490 albo 1,15.',
  (typed) => readAmount(typed) !== '',
);

interface DraftDialogProps {
  draft: PriceDraft;
  onClose: () => void;
}

/** A form of all figures of the draft. */
export function DraftDialog({ draft, onClose }: DraftDialogProps) {
  const save = useSaveDraft(draft.entries);
  return (
    <EditDialog<DraftValues>
      long
      title="Szkic cennika"
      initial={{ values: valuesOf(draft), version: draft.version }}
      texts={textsOf(draft.entries)}
      saveLabel="Zapisz szkic"
      save={save}
      onClose={onClose}
    >
      {groupsOf(draft.entries).map(({ label, own }) => (
        <fieldset key={label} className={styles.group}>
          <legend>{label}</legend>
          <div className={styles.fields}>
            {own.map((entry) => (
              <EntryField key={entry.key} entry={entry} />
            ))}
          </div>
        </fieldset>
      ))}
    </EditDialog>
  );
}

function EntryField({ entry: { key, label, unit } }: { entry: PriceEntry }) {
  return (
    <Form.Item
      name={key}
      label={`${label} (${unitText(unit)})`}
      rules={[{ required: true, message: 'Podaj wartość.' }, FIGURE]}
    >
      <Input inputMode="decimal" autoComplete="off" />
    </Form.Item>
  );
}
