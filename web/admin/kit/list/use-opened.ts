import { useSearchParams } from 'react-router-dom';

/** What is open beside a list, named in the address: the back button closes it. */
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
