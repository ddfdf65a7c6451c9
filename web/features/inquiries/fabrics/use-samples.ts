import { useEffect, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Fabric, fabricsOfIds } from '#engine/goods/fabrics/fabrics';
import { MAX_SAMPLES, TOO_MANY_SAMPLES } from '#engine/trade/fields/sample-fields';
import { tabStore } from '../../../lib/browser/tab-store';
import { useEarlyInput } from '../../../lib/form/use-early-input';
import { useSubmittedForm } from '../../../ui/layout/page-context';
import { toast } from '../../../ui/overlay/toast';

export const useSampleStore = tabStore<readonly string[]>('cieniomat-samples', [], (stored) =>
  Array.isArray(stored) ? limited(stored.filter((id) => typeof id === 'string')) : [],
);

/** The parameter of the URL whose value is the id of a fabric. */
const SAMPLE_PARAM = 'probka';

export interface Samples {
  chosen: readonly Fabric[];
  isChosen: (fabric: Fabric) => boolean;
  toggle: (fabric: Fabric) => void;
  remove: (fabrics: readonly Fabric[]) => void;
}

/**
 * The fabrics of which the visitor wants samples, stored for the tab. A URL ("?probka=toscana-krem") adds its fabrics
 * and loses the parameter; a form that was submitted without scripts adds its fabrics, too. `boxes` is a ref for the
 * element around the checkboxes: those ticked before hydration are added.
 */
export function useSamples(): { samples: Samples; boxes: RefObject<HTMLDivElement | null> } {
  const stored = useSampleStore(({ value }) => value);
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const submitted = useSubmittedForm()?.values['fabrics']?.split(',') ?? [];
  const [isAdopted, setAdopted] = useState(false);
  const ids = isAdopted ? stored : limited([...submitted, ...params.getAll(SAMPLE_PARAM)]);
  const boxes = useEarlyInput<HTMLDivElement>((page) => {
    const ticked = page.querySelectorAll<HTMLInputElement>('input[name=fabrics]:checked');
    const chosen = existing([...stored, ...ids, ...[...ticked].map(valueOf)]);
    if (chosen.length > MAX_SAMPLES) refuseMore();
    useSampleStore.setState({ value: limited(chosen) });
    setAdopted(true);
  });
  const isLeftOver = isAdopted && params.has(SAMPLE_PARAM);
  useEffect(() => {
    if (!isLeftOver) return;
    const rest = new URLSearchParams(search);
    rest.delete(SAMPLE_PARAM);
    const address = { search: rest.toString(), hash };
    void navigate(address, { replace: true, preventScrollReset: true });
  }, [isLeftOver, search, hash, navigate]);
  const samples: Samples = {
    chosen: fabricsOfIds(ids),
    isChosen: ({ id }) => ids.includes(id),
    toggle: ({ id }) => toggle(id),
    remove: (fabrics) => remove(fabrics.map(({ id }) => id)),
  };
  return { samples, boxes };
}

const valueOf = ({ value }: HTMLInputElement): string => value;

/** The ids that belong to a fabric, each once. */
const existing = (ids: readonly string[]): string[] =>
  fabricsOfIds([...new Set(ids)]).map(({ id }) => id);

/** The first MAX_SAMPLES ids that belong to a fabric, each once. */
const limited = (ids: readonly string[]): string[] => existing(ids).slice(0, MAX_SAMPLES);

function toggle(id: string): void {
  const { value } = useSampleStore.getState();
  const others = value.filter((other) => other !== id);
  if (others.length === MAX_SAMPLES) return refuseMore();
  useSampleStore.setState({ value: others.length < value.length ? others : [...value, id] });
}

function remove(ids: readonly string[]): void {
  useSampleStore.setState(({ value }) => ({ value: value.filter((id) => !ids.includes(id)) }));
}

function refuseMore(): void {
  toast({
    title: TOO_MANY_SAMPLES,
    description: 'Usuń jedną z\u00a0wybranych, żeby dodać tę.',
  });
}
