import { Modal } from 'antd';
import styles from './palette.module.css';

const KEYS: readonly (readonly [keys: string, use: string])[] = [
  ['Ctrl K', 'znajdź ekran, zamówienie, ofertę, zapytanie, produkt albo zacznij nową czynność'],
  ['?', 'ta ściągawka'],
  ['/', 'pole wyszukiwania na liście'],
  ['↑ ↓', 'poprzedni i\u00a0następny wiersz listy'],
  ['Enter', 'otwórz wiersz listy'],
  ['Ctrl Enter', 'zapisz formularz albo notatkę z\u00a0dowolnego pola'],
  ['Esc', 'zamknij okno lub panel boczny'],
];

/** All keys of the staff area. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal open title="Skróty klawiszowe" footer={null} onCancel={onClose}>
      <dl className={styles.keys}>
        {KEYS.map(([keys, use]) => (
          <KeyRow key={keys} keys={keys} use={use} />
        ))}
      </dl>
    </Modal>
  );
}

function KeyRow({ keys, use }: { keys: string; use: string }) {
  return (
    <>
      <dt>
        <kbd>{keys}</kbd>
      </dt>
      <dd>{use}</dd>
    </>
  );
}
