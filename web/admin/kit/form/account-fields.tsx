import { Form, Input } from 'antd';

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
