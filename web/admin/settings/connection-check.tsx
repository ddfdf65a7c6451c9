import { useMutation } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import type { Connection } from '../../apollo/schema.generated';
import { refusalOf } from '../kit/form/field-problems';
import { CheckConnectionDocument } from './settings-page.generated';

interface ConnectionCheckProps {
  connection: Connection;
  /** The name of the service, for screen readers. */
  title: string;
}

/** A button that asks whether a service works with its settings, and the answer. */
export function ConnectionCheck({ connection, title }: ConnectionCheckProps) {
  const [check, { data, loading, error }] = useMutation(CheckConnectionDocument, {
    variables: { input: { connection } },
  });
  const answer = data?.checkConnection;
  const failure = error && (refusalOf(error) ?? 'Nie udało się sprawdzić. Spróbuj ponownie.');
  const message = failure ?? answer?.message;
  return (
    <>
      <Button
        loading={loading}
        aria-label={`Sprawdź połączenie: ${title}`}
        onClick={() => void check().catch(() => undefined)}
      >
        Sprawdź połączenie
      </Button>
      {!loading && message && (
        <Alert
          role="alert"
          showIcon
          type={!failure && answer?.works ? 'success' : 'warning'}
          title={message}
        />
      )}
    </>
  );
}
