import { Result } from 'antd';

import { Link } from '../../ui/button/link';
import { AntdIcon } from '../kit/page/antd-icon';

export function AdminNotFound() {
  return (
    <Result
      icon={<AntdIcon name="search" />}
      title="Nie ma takiej strony w&nbsp;panelu"
      subTitle="Adres mógł się zmienić albo zawiera literówkę."
      extra={<Link to="/admin">Wróć na pulpit</Link>}
    />
  );
}
