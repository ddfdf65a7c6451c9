import { Button, Drawer, Form, Modal, type FormInstance, Alert } from 'antd';
import { useRef, type ReactNode } from 'react';
import { DialogFooter, isSubmitKey, useReturnFocus, ErrorAlerts } from '../form/dialog-parts';
import { useEdit, type EditOptions } from './use-edit';
import { type FieldTexts, VersionsTable } from './versions-table';
import styles from './edit-dialog.module.css';

interface EditDialogProps<Values extends object> extends EditOptions<Values> {
  title: string;
  /** Names of the fields, for the comparison with a version that somebody else has saved. */
  texts: FieldTexts<Values>;
  saveLabel?: string;
  /** The label of a further button that submits the form, with `isFinal`; the first stays where it is. */
  finalLabel?: string | undefined;
  /** Compares the version of somebody else with the own one; by default in a table of the fields that differ. */
  compare?: (theirs: Values, mine: Values) => ReactNode;
  /** Shows the form in a drawer instead of a modal. */
  long?: boolean;
  /** The Form.Items, or a function of the form that makes them. */
  children: ReactNode | ((form: FormInstance<Values>) => ReactNode);
}

/**
 * A form in a dialog that is open while it is mounted. It asks before unsaved changes are lost, shows the server's
 * errors at their fields, compares conflicting versions, and saves by Ctrl+Enter.
 */
export function EditDialog<Values extends object>(props: EditDialogProps<Values>) {
  const { title, texts, saveLabel = 'Zapisz', finalLabel, long = false, children, initial } = props;
  const { compare = (theirs, mine) => <VersionsTable {...{ mine, theirs, texts }} /> } = props;
  const [form] = Form.useForm<Values>();
  const isFinal = useRef(false);
  const submit = (final = false) => {
    isFinal.current = final;
    form.submit();
  };
  const edit = useEdit(form, props);
  useReturnFocus();
  const { theirs } = edit;
  return (
    <Frame
      title={title}
      long={long}
      saveLabel={saveLabel}
      saving={edit.saving}
      onSave={() => submit()}
      finalLabel={finalLabel}
      onFinal={() => submit(true)}
      onClose={() => void edit.close()}
    >
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={initial.values}
        onFinish={() => void edit.submit(isFinal.current)}
        onKeyDown={(event) => isSubmitKey(event) && submit()}
        scrollToFirstError={{ focus: true, block: 'center' }}
        className={styles.form}
      >
        <ErrorAlerts messages={edit.problems} />
        {theirs && (
          <ConflictNotice
            comparison={compare(theirs.values, edit.mine())}
            saving={edit.saving}
            onTakeTheirs={() => edit.takeTheirs(theirs)}
            onSaveMine={() => void edit.saveMine(theirs)}
          />
        )}
        {typeof children === 'function' ? children(form) : children}
      </Form>
    </Frame>
  );
}

interface FrameProps {
  title: string;
  long: boolean;
  saveLabel: string;
  saving: boolean;
  onSave: () => void;
  finalLabel: string | undefined;
  onFinal: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Keeps a long title off the button that closes the dialog. */
const BESIDE_CLOSE = { header: { paddingInlineEnd: 24 } };

function Frame({ title, long, saving, onClose, children, ...actions }: FrameProps) {
  const { saveLabel, onSave, finalLabel, onFinal } = actions;
  const footer = (
    <DialogFooter label={saveLabel} loading={saving} onConfirm={onSave} onCancel={onClose}>
      {finalLabel && (
        <Button type="primary" disabled={saving} onClick={onFinal}>
          {finalLabel}
        </Button>
      )}
    </DialogFooter>
  );
  if (long) {
    return (
      <Drawer open title={title} size="min(64rem, 100vw)" onClose={onClose} footer={footer}>
        {children}
      </Drawer>
    );
  }
  return (
    <Modal open title={title} footer={footer} onCancel={onClose} styles={BESIDE_CLOSE}>
      {children}
    </Modal>
  );
}

interface ConflictNoticeProps {
  comparison: ReactNode;
  saving: boolean;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}

/** Shown when somebody else has saved the same row: the differences, and the choice between the two versions. */
function ConflictNotice(props: ConflictNoticeProps) {
  const { comparison, saving, onTakeTheirs, onSaveMine } = props;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={'Ktoś zmienił ten wpis, gdy był u\u00a0Ciebie otwarty'}
      description={
        <div className={styles.conflict}>
          {comparison}
          <p>
            „Zapisz moją wersję” zapisze tylko pola, które zmieniasz; pozostałe zostaną takie jak
            w&nbsp;wersji zapisanej.
          </p>
          <div className={styles.choices}>
            <Button onClick={onTakeTheirs}>Przyjmij zapisaną wersję</Button>
            <Button type="primary" loading={saving} onClick={onSaveMine}>
              Zapisz moją wersję
            </Button>
          </div>
        </div>
      }
    />
  );
}
