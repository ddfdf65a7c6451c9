import { keysOf } from '#engine/trade/fields/pick';
import type { ApiTokenState } from '../../apollo/schema.generated';
import { formatDate, formatDateTime } from '../../lib/dates/format-date';
import { Tag, type TagTone } from '../kit/page/inline-parts';
import type { ApiTokenRowFragment } from './tokens-page.generated';
import styles from './token-cells.module.css';

const TONES: Record<ApiTokenState, TagTone> = {
  active: 'good',
  expired: 'waiting',
  revoked: 'neutral',
};

interface TokenCellProps {
  token: ApiTokenRowFragment;
}

export function TokenName({ token }: TokenCellProps) {
  return (
    <div className={styles.name}>
      <strong>{token.name}</strong>
      <code>{token.prefix}…</code>
    </div>
  );
}

export function TokenStateTag({ token }: TokenCellProps) {
  const state = stateOf(token);
  return <Tag tone={TONES[state]}>{TOKEN_STATE_LABELS[state]}</Tag>;
}

/** The account that a token acts for; the token of a disabled account is refused. */
export function TokenOwner({ token: { owner } }: TokenCellProps) {
  return (
    <div className={styles.name}>
      <span>{owner.name}</span>
      {owner.disabledAt && <Tag tone="neutral">konto wyłączone</Tag>}
    </div>
  );
}

export function TokenScopes({ token: { scopes } }: TokenCellProps) {
  return (
    <div className={styles.scopes}>
      {scopes.map((scope) => (
        <code key={scope}>{scope}</code>
      ))}
    </div>
  );
}

export function CompactToken({ token }: TokenCellProps) {
  return (
    <div className={styles.compact}>
      <TokenName token={token} />
      <span>
        <TokenStateTag token={token} />
      </span>
      <TokenOwner token={token} />
      <TokenScopes token={token} />
      <span>
        Ważny: {validity(token)}. Użyty: {lastUsed(token)}.
      </span>
    </div>
  );
}

export function validity({ expiresAt }: ApiTokenRowFragment): string {
  return expiresAt ? `do ${formatDate(expiresAt)}` : 'bezterminowo';
}

export function lastUsed({ lastUsedAt }: ApiTokenRowFragment): string {
  return lastUsedAt ? formatDateTime(lastUsedAt) : 'jeszcze nigdy';
}

export const TOKEN_STATE_LABELS: Record<ApiTokenState, string> = {
  active: 'Czynny',
  expired: 'Wygasł',
  revoked: 'Unieważniony',
};

export const TOKEN_STATES = keysOf(TOKEN_STATE_LABELS);

export function stateOf({ revokedAt, expiresAt }: ApiTokenRowFragment): ApiTokenState {
  if (revokedAt) return 'revoked';
  return expiresAt && Date.parse(expiresAt) <= Date.now() ? 'expired' : 'active';
}
