import { useQuery } from '@apollo/client/react';
import { Drawer, Empty } from 'antd';

import { readId } from '../../kit/list/read-id';
import { AdminFailure } from '../../kit/page/admin-failure';
import { useReturnFocus } from '../../kit/form/use-return-focus';
import { Loading } from '../../kit/page/loading';
import { usePollWhileMailing } from '../../trade/mails/use-poll-while-mailing';
import { InquiryDetails } from './inquiry-details';
import { InquiryDrawerDocument, type InquiryDrawerQuery } from './inquiry-drawer.generated';

interface InquiryDrawerProps {
  /** The inquiry's number from the URL; may be invalid. */
  id: string;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** A drawer with one inquiry, open while it is mounted. */
export function InquiryDrawer({ id, onOpen, onClose }: InquiryDrawerProps) {
  const number = readId(id);
  const { data, error, refetch, startPolling, stopPolling } = useQuery(InquiryDrawerDocument, {
    variables: { id: number ?? 0 },
    skip: number === null,
    fetchPolicy: 'cache-and-network',
  });
  const inquiry = data?.inquiry;
  const isMailing = inquiry ? isAnswerQueued(inquiry) : false;
  usePollWhileMailing(isMailing, { startPolling, stopPolling });
  useReturnFocus();
  const missing = number === null || (data !== undefined && !inquiry);
  return (
    <Drawer
      open
      onClose={onClose}
      size="min(52rem, 100vw)"
      title={inquiry ? `Zapytanie nr\u00a0${inquiry.id}` : 'Zapytanie'}
    >
      {inquiry && (
        <InquiryDetails inquiry={inquiry} assignees={data.inquiryAssignees} onOpen={onOpen} />
      )}
      {missing && <Empty description="Nie ma takiego zapytania" />}
      {error && !data && <AdminFailure error={error} retry={() => void refetch()} />}
      {!data && !error && !missing && <Loading rows={10} />}
    </Drawer>
  );
}

function isAnswerQueued({ answers }: NonNullable<InquiryDrawerQuery['inquiry']>): boolean {
  return answers.some(({ mails }) => mails.at(-1)?.state === 'queued');
}
