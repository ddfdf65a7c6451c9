import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import { refetchActive } from '../kit/form/refetch-active';
import { useStaffRequest } from '../kit/form/use-staff-request';
import { PaymentsPageDocument } from './payments-page.generated';
import { sendStatement, type StatementAnswer } from './send-statement';

/** Imports bank statements; `answer` is the result of the last one, null while a file is being uploaded. */
export function useStatementImport() {
  const client = useApolloClient();
  const request = useStaffRequest();
  const [answer, setAnswer] = useState<StatementAnswer | null>(null);
  const [sending, setSending] = useState(false);

  const send = async (file: File, acceptsDifference = false) => {
    setAnswer(null);
    setSending(true);
    const received = await sendStatement(request, file, acceptsDifference);
    setSending(false);
    setAnswer(received);
    refetchActive(client, [PaymentsPageDocument]);
  };
  return { answer, sending, send, clear: () => setAnswer(null) };
}
