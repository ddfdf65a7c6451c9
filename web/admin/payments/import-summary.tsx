import { Alert, Button } from 'antd';

import { longDay } from '#engine/locale/day';
import { formatNumber } from '../../lib/text/format-number';
import styles from './import-summary.module.css';
import type { StatementAnswer, StatementSummary } from './send-statement';

interface ImportSummaryProps {
  answer: StatementAnswer;
  /** Imports a statement although its balances do not fit its operations. */
  onAccept: (file: File) => void;
  onClose: () => void;
}

/** The result of an import, or why it was refused. */
export function ImportSummary({ answer, onAccept, onClose }: ImportSummaryProps) {
  const closable = { closable: { 'aria-label': 'Zamknij', onClose } };
  if (answer.kind === 'refused')
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title="Wyciąg nie został wczytany"
        description={answer.problem}
        action={
          answer.file && (
            <Button onClick={() => answer.file && onAccept(answer.file)}>Wczytaj mimo to</Button>
          )
        }
        {...closable}
      />
    );
  const { summary } = answer;
  return (
    <output className={styles.summary}>
      <Alert
        type={summary.doubtfulCount + summary.unknownCount > 0 ? 'warning' : 'success'}
        showIcon
        title={`Wczytano wyciąg: ${period(summary)}`}
        description={COUNTS.map(
          ([key, label]) => `${label}:\u00a0${formatNumber(summary[key])}`,
        ).join(', ')}
        {...closable}
      />
    </output>
  );
}

const COUNTS = [
  ['bookedCount', 'zaksięgowane'],
  ['doubtfulCount', 'do wyjaśnienia'],
  ['unknownCount', 'nierozpoznane'],
  ['knownCount', 'znane wcześniej'],
  ['debitCount', 'pominięte obciążenia'],
] as const satisfies readonly (readonly [keyof StatementSummary, string])[];

const period = ({ firstDay, lastDay }: StatementSummary): string =>
  firstDay === lastDay ? longDay(firstDay) : `${longDay(firstDay)} – ${longDay(lastDay)}`;
