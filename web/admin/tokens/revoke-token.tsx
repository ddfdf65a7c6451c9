import { App, Button } from 'antd';

import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { RevokeApiTokenDocument, type ApiTokenRowFragment } from './tokens-page.generated';

/** Revokes a token after asking. */
export function RevokeToken({ token: { id, name } }: { token: ApiTokenRowFragment }) {
  const { modal } = App.useApp();
  const [revoke, { loading }] = useStaffMutation(RevokeApiTokenDocument, {
    done: 'Token został unieważniony',
    failed: 'Nie udało się unieważnić tokenu',
  });
  const ask = () =>
    modal.confirm({
      title: `Unieważnić token: ${name}?`,
      content: 'Programy, które go używają, od razu stracą dostęp. Tego nie da się cofnąć.',
      okText: 'Unieważnij',
      okButtonProps: { danger: true },
      onOk: () => revoke({ input: { apiTokenId: id } }),
    });
  return (
    <Button danger size="small" loading={loading} aria-label={`Unieważnij: ${name}`} onClick={ask}>
      Unieważnij
    </Button>
  );
}
