/** A rule of antd's forms: what is not right is told by the message; a field that is empty breaks no rule but `required`. */
export const fieldRule = <Value>(message: string, isRight: (value: Value) => boolean) => ({
  message,
  validator: (_rule: unknown, value: Value | null | undefined | '') =>
    value === null || value === undefined || value === '' || isRight(value)
      ? Promise.resolve()
      : Promise.reject(new Error(message)),
});
