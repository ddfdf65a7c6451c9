import { Alert } from 'antd';

/** A warning about facts of the company that are not configured; nothing when all are. */
export function MissingFacts({ facts }: { facts: readonly string[] }) {
  if (facts.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title="Brakuje danych firmy"
      description={`Klienci nie widzą ich na stronach, w\u00a0wiadomościach i\u00a0dokumentach. Uzupełnij je w\u00a0konfiguracji sklepu: ${facts.join(', ')}.`}
    />
  );
}
