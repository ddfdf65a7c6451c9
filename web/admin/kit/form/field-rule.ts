/** A validation rule for an antd form field; empty fields pass, `required` is a rule of its own. */
export const fieldRule = <Value>(message: string, isRight: (value: Value) => boolean) => ({
  message,
  validator: (_rule: unknown, value: Value | null | undefined | '') =>
    value === null || value === undefined || value === '' || isRight(value)
      ? Promise.resolve()
      : Promise.reject(new Error(message)),
});
