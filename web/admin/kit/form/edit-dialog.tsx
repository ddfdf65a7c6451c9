import { Alert, Button, Drawer, Form, Modal, type FormInstance } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';

import { ConflictNotice, type FieldTexts } from './conflict-notice';
import styles from './edit-dialog.module.css';
import { useEdit, type EditOptions } from './use-edit';
import { useReturnFocus } from './use-return-focus';

interface EditDialogProps<Values extends object> extends EditOptions<Values> {
  title: string;
  /** Names of the fields, for the comparison with what others have saved. */
  texts: FieldTexts<Values>;
  saveLabel?: string;
  /** A long form stands in a drawer. */
  long?: boolean;
  /** The Form.Items; a function is given the form. */
  children: ReactNode | ((form: FormInstance<Values>) => ReactNode);
}

/**
 * A form in a dialog, open as long as it is mounted. It asks before unsaved changes are lost, shows what the server
 * refuses at the fields and what others have changed meanwhile; Ctrl+Enter saves.
 */
export function EditDialog<Values extends object>(props: EditDialogProps<Values>) {
  const { title, texts, saveLabel = 'Zapisz', long = false, children, initial } = props;
  const [form] = Form.useForm<Values>();
  const edit = useEdit(form, props);
  useReturnFocus();
  const { theirs } = edit;

  const footer = (
    <div className={styles.footer}>
      <Button onClick={() => void edit.close()}>Anuluj</Button>
      <Button type="primary" loading={edit.saving} onClick={() => form.submit()}>
        {saveLabel}
      </Button>
    </div>
  );
  return (
    <Frame title={title} long={long} footer={footer} onClose={() => void edit.close()}>
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={initial.values}
        onFinish={() => void edit.submit()}
        onKeyDown={(event) => savesByKey(event) && form.submit()}
        scrollToFirstError={{ focus: true, block: 'center' }}
        className={styles.form}
      >
        {edit.problems.map((problem) => (
          <Alert key={problem} type="error" showIcon role="alert" title={problem} />
        ))}
        {theirs && (
          <ConflictNotice
            mine={edit.mine()}
            theirs={theirs.values}
            texts={texts}
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
  footer: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

function Frame({ title, long, footer, onClose, children }: FrameProps) {
  if (long) {
    return (
      <Drawer open title={title} size="min(64rem, 100vw)" onClose={onClose} footer={footer}>
        {children}
      </Drawer>
    );
  }
  return (
    <Modal open title={title} footer={footer} onCancel={onClose}>
      {children}
    </Modal>
  );
}

function savesByKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}
