import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import { FileButton } from '../kit/form/file-button';
import { refetchActive } from '../kit/form/refetch-active';
import { useStaffRequest } from '../kit/form/use-staff-request';
import { PaymentsPageDocument } from './payments-page.generated';
import { sendStatement, type StatementAnswer } from './send-statement';

/** Includes all text and XML files, because banks use various file extensions. */
const ACCEPTED = '.sta,.mt940,.940,.txt,.xml,text/plain,application/xml,text/xml';

interface StatementButtonProps {
  /** Null while a new file is being uploaded. */
  onAnswer: (answer: StatementAnswer | null) => void;
}

/** Imports a chosen bank statement. */
export function StatementButton({ onAnswer }: StatementButtonProps) {
  const client = useApolloClient();
  const request = useStaffRequest();
  const [sending, setSending] = useState(false);

  const send = async (file: File) => {
    onAnswer(null);
    setSending(true);
    const answer = await sendStatement(request, file);
    setSending(false);
    onAnswer(answer);
    refetchActive(client, [PaymentsPageDocument]);
  };
  return (
    <FileButton
      name="Wyciąg bankowy"
      accept={ACCEPTED}
      loading={sending}
      onChoose={(file) => void send(file)}
    >
      Wczytaj wyciąg
    </FileButton>
  );
}
