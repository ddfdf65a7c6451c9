import { Result } from 'antd';
import { Link } from '../ui/link';

export function AdminForbidden() {
  return (
    <Result
      status="403"
      title="Ta część panelu jest tylko dla administratorów"
      subTitle="Jeśli potrzebujesz dostępu, poproś administratora o zmianę roli."
      extra={<Link to="/admin">Wróć na pulpit</Link>}
    />
  );
}
