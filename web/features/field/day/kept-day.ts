import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { failureText } from '../../../apollo/refusal';
import { keepFilesOf } from '../phone/day-files';
import { fieldDatabase } from '../phone/field-database';
import type { KeptDay } from '../phone/kept';
import { phoneChanged, usePhone } from '../phone/phone-store';
import { isUnsent } from '../queue/field-action';
import { FieldDayDocument } from './field-day.generated';

export const keyOfDay = (date: string, crewId: number | null): string => `${date}/${crewId ?? ''}`;

const sentCount = (): number =>
  usePhone.getState().actions.filter((action) => !isUnsent(action)).length;

/** Loads a day onto the phone. An answer that was overtaken by something sent meanwhile is asked for again. */
export async function loadDay(
  client: ApolloClient,
  { date, crewId }: Pick<KeptDay, 'date' | 'crewId'>,
): Promise<void> {
  const before = sentCount();
  const { data } = await client.query({
    query: FieldDayDocument,
    variables: { input: { date, crewId } },
    fetchPolicy: 'no-cache',
  });
  if (!data) return;
  if (sentCount() !== before) return loadDay(client, { date, crewId });
  const { crew, visits } = data.fieldDay;
  const key = keyOfDay(date, crewId);
  const crewName = crew?.name ?? null;
  const database = await fieldDatabase();
  await database.put('days', { key, date, crewId, crewName, visits, loadedAt: Date.now() }, key);
  await phoneChanged();
  await keepFilesOf(usePhone.getState().days);
}

/** Loads a day now and whenever the page comes back; `problem` says in Polish why it could not. */
export function useFreshDay(date: string, crewId: number | null, isOpen: boolean) {
  const client = useApolloClient();
  const key = keyOfDay(date, crewId);
  const [problem, setProblem] = useState<{ key: string; text: string } | null>(null);
  const reload = useCallback(() => {
    if (!isOpen || document.visibilityState === 'hidden') return;
    loadDay(client, { date, crewId }).then(
      () => setProblem(null),
      (error: unknown) =>
        setProblem({ key, text: failureText(error, 'Nie udało się wczytać wizyt') }),
    );
  }, [client, key, date, crewId, isOpen]);
  useEffect(() => {
    reload();
    document.addEventListener('visibilitychange', reload);
    return () => document.removeEventListener('visibilitychange', reload);
  }, [reload]);
  return { problem: problem?.key === key ? problem.text : null, reload };
}
