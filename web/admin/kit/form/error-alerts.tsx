import { Alert } from 'antd';

/** Errors that belong to no single field, one alert each. */
export function ErrorAlerts({ messages }: { messages: readonly string[] }) {
  return messages.map((message) => (
    <Alert key={message} type="error" showIcon role="alert" title={message} />
  ));
}
