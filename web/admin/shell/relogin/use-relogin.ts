import { useMutation } from '@apollo/client/react';
import { useState } from 'react';

import { loginRefusal } from '../../../apollo/login-refusal';
import type { StaffMember } from '../../kit/page/use-viewer';
import { ReloginDocument } from './relogin.generated';

const SOMEBODY_ELSE = 'To sesja kogoś innego';

/** Signs the same member of staff in again; `refusal` is the reason when that failed. */
export function useRelogin(viewer: StaffMember, onSignedIn: () => void) {
  const [login, { loading: pending }] = useMutation(ReloginDocument);
  const [refusal, setRefusal] = useState<string | null>(null);

  const signIn = async (password: string): Promise<void> => {
    setRefusal(null);
    try {
      const { data } = await login({ variables: { input: { email: viewer.email, password } } });
      if (data?.login.user?.id === viewer.id) return onSignedIn();
      setRefusal(data?.login.userErrors[0]?.message ?? SOMEBODY_ELSE);
    } catch (error) {
      setRefusal(loginRefusal(error));
    }
    return undefined;
  };

  return { refusal, pending, signIn };
}
