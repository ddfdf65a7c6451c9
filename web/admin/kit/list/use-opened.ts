import { useSearchParams } from 'react-router-dom';

/** The row that is open beside a list, kept in a URL parameter, so that the back button closes it. */
export function useOpened(
  name: string,
): [opened: string | null, open: (value: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const open = (value: string | null) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  return [params.get(name), open];
}
