import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Milliseconds between typing and writing the address: browsers refuse more than about a hundred changes in half a
 * minute.
 */
const writeAfterMs = 250;

/**
 * Returns the text of a search field, the function that changes it, and the query with that text in it, from
 * which a page reads everything else, such as the number of the page: results start on the first page at
 * once. None of them waits for the address, which is written after a pause in typing and read on back and
 * forward. `searchIn` reads the search from a query, `withSearch` writes it.
 */
export function useAddressSearch(
  searchIn: (query: string) => string,
  withSearch: (query: string, text: string) => string,
): readonly [text: string, setText: (text: string) => void, query: string] {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const written = searchIn(search);
  const [text, setText] = useState(written);
  const [read, setRead] = useState(written);
  /** The hook remembers what it wrote: by the time it reads that back, more may have been typed. */
  const [own, setOwn] = useState(written);
  if (read !== written) {
    setRead(written);
    if (written !== own) setText(written);
  }

  const query = text === written ? search : withSearch(search, text);
  useEffect(() => {
    if (text === written) return undefined;
    const timer = setTimeout(() => {
      setOwn(text);
      void navigate({ pathname, search: query }, { replace: true, preventScrollReset: true });
    }, writeAfterMs);
    return () => clearTimeout(timer);
  }, [text, written, pathname, query, navigate]);

  return [text, setText, query];
}
