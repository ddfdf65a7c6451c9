import { Alert, Button } from 'antd';

import styles from './conflict-notice.module.css';
import { VersionsTable, type FieldTexts } from './versions-table';

interface ConflictNoticeProps<Values> {
  mine: Values;
  theirs: Values;
  texts: FieldTexts<Values>;
  saving: boolean;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}

/** Shown when somebody else has saved the same row: the differences, and the choice between the two versions. */
export function ConflictNotice<Values extends object>(props: ConflictNoticeProps<Values>) {
  const { mine, theirs, texts, saving, onTakeTheirs, onSaveMine } = props;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={'Ktoś zmienił ten wpis, gdy był u\u00a0Ciebie otwarty'}
      description={
        <div className={styles.conflict}>
          <VersionsTable mine={mine} theirs={theirs} texts={texts} />
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
