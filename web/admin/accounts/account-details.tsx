import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Descriptions } from 'antd';
import { formatDateTime } from '../../lib/dates/format-date';
import { Link } from '../../ui/button/link';
import { Section } from '../kit/page/admin-page';
import { SessionList } from '../kit/sessions/session-list';
import type { SessionItemFragment } from '../kit/sessions/session-list.generated';
import { AccountActions } from './account-actions';
import { AccountStateTag, lastSeenText } from './account-cells';
import {
  AccountRowFragmentDoc,
  AccountsPageDocument,
  type AccountRowFragment,
  AccountDrawerDocument,
} from './accounts-page.generated';
import styles from './account-details.module.css';

interface AccountDetailsProps {
  account: FragmentType<AccountRowFragment>;
  sessions: FragmentType<SessionItemFragment>[];
}

/** The facts, actions and sessions of an account. */
export function AccountDetails({ account: from, sessions }: AccountDetailsProps) {
  const { data: account } = useSuspenseFragment({ fragment: AccountRowFragmentDoc, from });
  return (
    <div className={styles.details}>
      <Descriptions size="small" column={1} items={facts(account)} />
      <AccountActions account={account} />
      <Section title="Sesje">
        <SessionList
          sessions={sessions}
          accountId={account.id}
          refetch={[AccountDrawerDocument, AccountsPageDocument]}
        />
      </Section>
      <p className={styles.links}>
        <Link to={`/admin/audit?actorId=${account.id}`}>Zmiany wprowadzone przez tę osobę</Link>
        <Link to={`/admin/audit?subjectType=user_account&subjectId=${account.id}`}>
          Zmiany w&nbsp;tym koncie
        </Link>
        <Link to={`/admin/tokens?accountId=${account.id}`}>Tokeny API konta</Link>
      </p>
    </div>
  );
}

function facts(account: AccountRowFragment) {
  const { email, role, createdAt, disabledAt, hasPassword, hasSecondFactor, linkExpiresAt } =
    account;
  return [
    { key: 'state', label: 'Stan', children: <AccountStateTag account={account} /> },
    { key: 'email', label: 'E-mail', children: <a href={`mailto:${email}`}>{email}</a> },
    { key: 'role', label: 'Rola', children: role.name },
    { key: 'created', label: 'Założone', children: formatDateTime(createdAt) },
    { key: 'seen', label: 'Ostatnio w\u00a0panelu', children: lastSeenText(account) },
    {
      key: 'password',
      label: 'Hasło',
      children: hasPassword ? 'ustawione' : 'jeszcze nieustawione',
    },
    { key: 'factor', label: 'Drugi składnik', children: hasSecondFactor ? 'dodany' : 'brak' },
    ...(linkExpiresAt
      ? [{ key: 'link', label: 'Link ważny do', children: formatDateTime(linkExpiresAt) }]
      : []),
    ...(disabledAt
      ? [{ key: 'disabled', label: 'Wyłączone od', children: formatDateTime(disabledAt) }]
      : []),
  ];
}
