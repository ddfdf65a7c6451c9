import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import { formatDateTime } from '../../../lib/dates/format-date';
import { SECOND_FACTOR_LABELS } from '../../kit/page/viewer';
import { AddApp, type StartedApp, StartApp } from './add-app';
import { AddPasskey, RemoveFactor, RenewCodes } from './factor-dialogs';
import { RecoveryCodes } from './recovery-codes';
import {
  SecondFactorItemFragmentDoc,
  type SecondFactorItemFragment,
} from './second-factors.generated';
import styles from './second-factors.module.css';

interface SecondFactorsProps {
  factors: FragmentType<SecondFactorItemFragment>[];
  /** The account's e-mail, for password managers. */
  email: string;
}

type Open =
  | 'passkey'
  | 'start-app'
  | 'codes'
  | { app: StartedApp }
  | { remove: SecondFactorItemFragment };

/** The viewer's second factors, with the dialogs that add, remove and renew them. */
export function SecondFactors({ factors: from, email }: SecondFactorsProps) {
  const { data: factors } = useSuspenseFragment({ fragment: SecondFactorItemFragmentDoc, from });
  const [open, setOpen] = useState<Open | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // A dialog that has opened the next one leaves that open.
  const onClose = () => setOpen((current) => (current === open ? null : current));
  const dialog = { email, onClose, onCodes: setCodes };
  return (
    <div className={styles.factors}>
      <ul>
        {factors.map((factor) => (
          <FactorItem
            key={factor.id}
            factor={factor}
            onRemove={() => setOpen({ remove: factor })}
          />
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => setOpen('passkey')}>Dodaj klucz dostępu</Button>
        <Button onClick={() => setOpen('start-app')}>Dodaj aplikację z&nbsp;kodami</Button>
        {factors.length > 0 && (
          <Button onClick={() => setOpen('codes')}>Utwórz nowe kody zapasowe</Button>
        )}
      </div>
      {open === 'passkey' && <AddPasskey {...dialog} />}
      {open === 'start-app' && <StartApp {...dialog} onStarted={(app) => setOpen({ app })} />}
      {open === 'codes' && <RenewCodes {...dialog} />}
      {typeof open === 'object' && open && 'app' in open && <AddApp {...dialog} app={open.app} />}
      {typeof open === 'object' && open && 'remove' in open && (
        <RemoveFactor {...dialog} factor={open.remove} />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </div>
  );
}

interface FactorItemProps {
  factor: SecondFactorItemFragment;
  onRemove: () => void;
}

function FactorItem({ factor, onRemove }: FactorItemProps) {
  const { kind, name, createdAt, lastUsedAt, codesLeft } = factor;
  const label = [SECOND_FACTOR_LABELS[kind], name].filter(Boolean).join(': ');
  return (
    <li className={styles.factor}>
      <div>
        <strong>{label}</strong>
        {codesLeft !== null && <span>Pozostało: {codesLeft}</span>}
        <span>
          Dodano {formatDateTime(createdAt)}, ostatnie użycie:{' '}
          {lastUsedAt ? formatDateTime(lastUsedAt) : 'jeszcze nigdy'}
        </span>
      </div>
      <Button size="small" aria-label={`Usuń: ${label}`} onClick={onRemove}>
        Usuń
      </Button>
    </li>
  );
}
