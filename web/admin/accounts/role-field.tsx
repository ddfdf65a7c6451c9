import { useQuery } from '@apollo/client/react';
import { Form, Radio } from 'antd';
import { RoleChoicesDocument } from './role-field.generated';

/** The roles as choices of a field. */
export function useRoleOptions(): { value: string; label: string }[] {
  const { data } = useQuery(RoleChoicesDocument);
  return (data?.staffRoles ?? []).map(({ id, name }) => ({ value: id, label: name }));
}

export function RoleField() {
  return (
    <Form.Item
      name="role"
      label="Rola"
      rules={[{ required: true, message: 'Wybierz rolę.' }]}
      extra="Rola mówi, co ta osoba widzi i&nbsp;może zmienić."
    >
      <Radio.Group vertical options={useRoleOptions()} />
    </Form.Item>
  );
}
