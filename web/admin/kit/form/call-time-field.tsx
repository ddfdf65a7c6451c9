import { Form, Input, type InputRef } from 'antd';
import { useRef } from 'react';

import { POLISH_TIME } from './polish-time-rule';

/**
 * The field "at" of a form: when a call with a customer was, in Polish time; empty for now. Browsers give a day without
 * its hour as an empty value, which must not count as now.
 */
export function CallTimeField({ label }: { label: string }) {
  const input = useRef<InputRef>(null);
  const isWhole = {
    validator: () =>
      input.current?.input?.validity.badInput
        ? Promise.reject(new Error(POLISH_TIME.message))
        : Promise.resolve(),
  };
  return (
    <Form.Item
      name="at"
      label={label}
      extra="Czas polski. Puste pole: teraz."
      rules={[POLISH_TIME, isWhole]}
    >
      <Input ref={input} type="datetime-local" />
    </Form.Item>
  );
}
