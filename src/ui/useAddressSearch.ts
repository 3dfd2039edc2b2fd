import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Browsers refuse more than a hundred changes of the address in half a minute. */
const writeAfterMs = 250;

/**
 * Keeps what is searched: never later than the keys; the address follows after a pause, back and forward lead. `searchIn`
 * reads it from the query of an address, `withSearch` writes it there.
 */
export function useAddressSearch(
  searchIn: (query: string) => string,
  withSearch: (query: string, text: string) => string,
): readonly [string, (text: string) => void] {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const written = searchIn(search);
  const [text, setText] = useState(written);
  const [read, setRead] = useState(written);
  /** The value is remembered as it was written from here: by the time it is read back, more may have been typed. */
  const [own, setOwn] = useState(written);
  if (read !== written) {
    setRead(written);
    if (written !== own) setText(written);
  }

  useEffect(() => {
    if (text === written) return undefined;
    const timer = setTimeout(() => {
      setOwn(text);
      void navigate(
        { pathname, search: withSearch(search, text) },
        { replace: true, preventScrollReset: true },
      );
    }, writeAfterMs);
    return () => clearTimeout(timer);
  }, [text, written, pathname, search, navigate, withSearch]);

  return [text, setText];
}
