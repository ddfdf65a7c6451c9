import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { familyOf } from '#engine/goods/families/families';
import { type Grosze, parseAmount } from '#engine/goods/price/money';
import type { ConfigurationInput } from '../../../apollo/schema.generated';
import { useDebounced } from '../../../lib/use-debounced';
import { refusalOf } from '../../kit/form/field-problems';
import { changedConfiguration, type ChangedLine, type StoredLine } from './changed-line';
import { UnitPriceDocument } from './unit-price.generated';

const PAUSE_BEFORE_ASKING = 300;

/** A stored line with the price of a piece that was agreed for it, a decimal string. */
export interface PricedLine extends StoredLine {
  unitPrice: string;
}

/** What a piece of a line costs, as far as it is known before the line is saved. */
export type UnitPrice =
  | { state: 'priced'; amount: Grosze }
  /** The server has been asked, or will be at the next pause. */
  | { state: 'pending' }
  /** The goods cannot be made or their fields are not complete; the reason is for people. */
  | { state: 'refused'; reason: string }
  /** The price is known only after saving: the goods are a link, or the server could not be asked. */
  | { state: 'unknown' };

const PENDING: UnitPrice = { state: 'pending' };
const refused = (reason: string): UnitPrice => ({ state: 'refused', reason });

/**
 * The price of a piece of each line while it is edited: unchanged goods keep the agreed one, changed goods get the
 * server's current quote, for which nothing is saved. A quote counts only for the very settings that were asked for, so
 * a late answer for former settings is never shown.
 */
export function useUnitPrices(
  lines: readonly ChangedLine[],
  current: readonly PricedLine[],
): UnitPrice[] {
  const keyed = lines.map((line) => keyOf(line, current));
  const quotes = useQuotes(keyed.flatMap((each) => (typeof each === 'string' ? [each] : [])));
  return keyed.map((each) => (typeof each === 'string' ? (quotes.get(each) ?? PENDING) : each));
}

/** The price of a line, or the input of its quote as JSON where the server must be asked. */
function keyOf(line: ChangedLine, current: readonly PricedLine[]): UnitPrice | string {
  if (line.link.trim() !== '') return { state: 'unknown' };
  const input = changedConfiguration(line, current);
  if (input) return hasSizes(line) ? JSON.stringify(input) : refused('Uzupełnij wymiary.');
  const agreed = current.find(({ id }) => id === line.lineId);
  if (agreed) return { state: 'priced', amount: parseAmount(agreed.unitPrice) };
  return line.lineId === null ? refused('Wybierz produkt.') : { state: 'unknown' };
}

/** The API would assume sizes that are missing, and cannot read those above its integers. */
const hasSizes = ({ settings }: ChangedLine): boolean =>
  settings !== null &&
  familyOf(settings.category).dimensions.every(({ dimension }) => {
    const size = settings[dimension];
    return Number.isInteger(size) && Math.abs(size ?? 0) < 2 ** 31;
  });

/** The server's answers by input; all are asked for again after each pause, as the price list may have changed. */
function useQuotes(keys: readonly string[]): ReadonlyMap<string, UnitPrice> {
  const client = useApolloClient();
  const [quotes, setQuotes] = useState<ReadonlyMap<string, UnitPrice>>(new Map());
  const debounced = useDebounced(JSON.stringify(keys), PAUSE_BEFORE_ASKING);
  useEffect(() => {
    const ask = async (key: string): Promise<UnitPrice> => {
      const { data } = await client.query({
        query: UnitPriceDocument,
        variables: { input: JSON.parse(key) as ConfigurationInput },
        fetchPolicy: 'no-cache',
      });
      const { calculatedPrice = null, issues = [] } = data?.priceQuote ?? {};
      if (calculatedPrice !== null)
        return { state: 'priced', amount: parseAmount(calculatedPrice) };
      return refused(issues.map(({ message }) => message).join(' '));
    };
    for (const key of new Set(JSON.parse(debounced) as string[]))
      void ask(key)
        .catch((error: unknown) => failed(error))
        .then((quote) => setQuotes((former) => new Map(former).set(key, quote)));
  }, [debounced, client]);
  return quotes;
}

function failed(error: unknown): UnitPrice {
  const reason = refusalOf(error);
  return reason === undefined ? { state: 'unknown' } : refused(reason);
}
