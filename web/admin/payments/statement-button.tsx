import { FileButton } from '../kit/form/file-button';

/** Includes all text and XML files, because banks use various file extensions. */
const ACCEPTED = '.sta,.mt940,.940,.txt,.xml,text/plain,application/xml,text/xml';

interface StatementButtonProps {
  loading: boolean;
  onChoose: (file: File) => void;
}

/** Chooses a bank statement to import. */
export function StatementButton({ loading, onChoose }: StatementButtonProps) {
  return (
    <FileButton name="Wyciąg bankowy" accept={ACCEPTED} loading={loading} onChoose={onChoose}>
      Wczytaj wyciąg
    </FileButton>
  );
}
