import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { SalesGranularity } from '../../../apollo/schema.generated';
import { type Preset, type SalesPeriod, readPeriod, writePeriod } from './sales-period';

interface Choices {
  choosePreset: (preset: Preset) => void;
  chooseDays: (from: string, to: string) => void;
  chooseGranularity: (by: SalesGranularity | null) => void;
}

/** The period of the report, kept in the URL, so that it can be shared and the back button works. */
export function useSalesPeriod(): [SalesPeriod, Choices] {
  const [params, setParams] = useSearchParams();
  // Read once: a report that is open past midnight keeps its days until it is opened again.
  const [now] = useState(() => new Date());
  const write = (change: Parameters<typeof writePeriod>[1]) =>
    setParams((current) => writePeriod(current, change), { preventScrollReset: true });
  return [
    readPeriod(params, now),
    {
      choosePreset: (period) => write({ period, from: null, to: null, by: null }),
      chooseDays: (from, to) => write({ from, to, period: null, by: null }),
      chooseGranularity: (by) => write({ by }),
    },
  ];
}
