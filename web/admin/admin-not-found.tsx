import { Result } from 'antd';
import { Link } from '../ui/link';

export function AdminNotFound() {
  return (
    <Result
      status="404"
      title="Nie ma takiej strony w panelu"
      subTitle="Adres mógł się zmienić albo zawiera literówkę."
      extra={<Link to="/admin">Wróć na pulpit</Link>}
    />
  );
}
