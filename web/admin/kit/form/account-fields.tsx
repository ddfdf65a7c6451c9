import { Form, Input, Radio } from 'antd';
import { ROLE_LABELS, ROLES } from '../page/viewer';

export function NameField() {
  return (
    <Form.Item
      name="name"
      label="Imię i nazwisko"
      rules={[
        { required: true, whitespace: true, min: 2, message: 'Wpisz od 2 do 120\u00a0znaków.' },
      ]}
    >
      <Input maxLength={120} autoComplete="off" />
    </Form.Item>
  );
}

export function RoleField() {
  return (
    <Form.Item
      name="role"
      label="Rola"
      extra="Administrator może wszystko, także zmieniać cennik i&nbsp;stawki VAT, zarządzać kontami i&nbsp;tokenami oraz czytać dziennik."
    >
      <Radio.Group options={ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))} />
    </Form.Item>
  );
}
