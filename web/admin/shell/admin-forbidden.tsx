import { Result } from 'antd';

import { Link } from '../../ui/button/link';
import { AntdIcon } from '../kit/page/antd-icon';

export function AdminForbidden() {
  return (
    <Result
      icon={<AntdIcon name="shield" />}
      title="Ta część panelu jest tylko dla administratorów"
      subTitle="Jeśli potrzebujesz dostępu, poproś administratora o&nbsp;zmianę roli."
      extra={<Link to="/admin">Wróć na pulpit</Link>}
    />
  );
}
