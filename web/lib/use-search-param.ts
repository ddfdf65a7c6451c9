import { useSearchParams } from 'react-router-dom';

/** One parameter of the address and its setter; null or an empty text removes it. Leaves the scroll position alone. */
export function useSearchParam(
  name: string,
): [value: string | null, set: (value: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const set = (value: string | null) => {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [params.get(name), set];
}
