import { Alert } from 'antd';

import { useViewer } from '../../kit/page/use-viewer';

interface DepositNoticeProps {
  /** True for many orders, of which only some may wait for their deposit. */
  ofMany?: boolean;
}

/** Says that production waits for the deposit, which may be the whole price, and what an admin can do about it. */
export function DepositNotice({ ofMany = false }: DepositNoticeProps) {
  const isAdmin = useViewer()?.role === 'admin';
  const title = ofMany
    ? 'Zamówienia, które czekają na zaliczkę albo zapłatę z\u00a0góry, nie wejdą do\u00a0produkcji.'
    : 'Wpłata wymagana przed produkcją nie jest zaksięgowana.';
  return (
    <Alert
      type="warning"
      showIcon
      title={title}
      description={
        isAdmin
          ? 'Aby rozpocząć produkcję mimo to, podaj powód.'
          : 'Zaksięguj wpłatę albo poproś administratora: może rozpocząć produkcję mimo to, podając powód.'
      }
    />
  );
}
