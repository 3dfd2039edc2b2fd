import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { searchIn, withSearch } from './listAddress';

/** Browsers refuse more than a hundred changes of the address in half a minute. */
const writeAfterMs = 250;

export interface SearchText {
  /** What the field shows: never later than the keys. */
  readonly text: string;
  readonly type: (text: string) => void;
}

/** The search in the address and in the field: typing writes it after a pause, back and forward read it. */
export function useSearchText(): SearchText {
  const [params, setParams] = useSearchParams();
  const inAddress = searchIn(params);
  const [text, setText] = useState(inAddress);
  const known = useRef(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (inAddress === known.current) return;
    known.current = inAddress;
    clearTimeout(timer.current);
    setText(inAddress);
  }, [inAddress]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      known.current = next.trim() === '' ? '' : next;
      setParams((current) => withSearch(current, next), { replace: true, preventScrollReset: true });
    }, writeAfterMs);
  }

  return { text, type };
}
