import { Alert } from 'antd';

import { formatNumber } from '../../lib/text/format-number';
import { useCurrentMinute } from '../../lib/dates/use-current-minute';
import { Link } from '../../ui/button/link';
import type { DashboardPageQuery } from './dashboard-page.generated';
import { waitedText } from '../../lib/dates/waited';

interface MailTroubleProps {
  summary: DashboardPageQuery['undeliveredMailSummary'];
}

/** A warning about undelivered e-mails; nothing when all are delivered. */
export function MailTrouble({ summary }: MailTroubleProps) {
  const now = useCurrentMinute();
  const { failed, retrying, late, oldestAt } = summary;
  const counts = [
    failed > 0 && `Niewysłane: ${formatNumber(failed)}`,
    retrying > 0 && `Ponawiane: ${formatNumber(retrying)}`,
    late > 0 && `Spóźnione: ${formatNumber(late)}`,
  ].filter(Boolean);
  if (counts.length === 0) return null;
  return (
    <Alert
      type={failed > 0 ? 'error' : 'warning'}
      showIcon
      title="Wiadomości nie dochodzą do adresatów"
      description={
        <>
          {counts.join('. ')}
          {oldestAt && now && `. Najstarsza czeka ${waitedText(oldestAt, now)}`}.{' '}
          <Link to="/admin/mails">Zobacz wiadomości</Link>
        </>
      }
    />
  );
}
