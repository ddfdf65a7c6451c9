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

/** The id that a parameter of the URL names; null where it is missing or no id. */
export const readId = (written: string | null): number | null =>
  written !== null && /^[1-9]\d{0,8}$/.test(written) ? Number(written) : null;
