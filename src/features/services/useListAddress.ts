import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { queryOf, searchIn, withSearch } from './listAddress';

/** Browsers refuse more than a hundred changes of the address in half a minute. */
const writeAfterMs = 250;
/** A list that takes longer than this to follow, twice in a row, has the field painted before it from then on. */
const lateMs = 25;

export interface ListAddress {
  /** What the list answers: the query of the address, with what has been typed since. */
  readonly params: URLSearchParams;
  /** What the search field shows: never later than the keys. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Writes what has been typed now, since the field is being left. */
  readonly flush: () => void;
  /** Filters take the place of the entry in the history and are painted in the frame after the input. */
  readonly change: (change: (params: URLSearchParams) => URLSearchParams) => void;
}

/** Search and filters in the address: typing writes it after a pause, back and forward read it (REQUIREMENTS 58). */
export function useListAddress(): ListAddress {
  const [written] = useSearchParams();
  const navigate = useNavigate();
  const inAddress = searchIn(written);
  const [text, setText] = useState(inAddress);
  const [answered, setAnswered] = useState(inAddress);
  // Time of the last key, and how many keys in a row were answered late.
  const pace = useRef({ asked: 0, late: 0 });
  const known = useRef(inAddress);
  const latest = useRef({ written, text, navigate });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    latest.current = { written, text, navigate };
  });

  useEffect(() => {
    if (inAddress === known.current) return;
    known.current = inAddress;
    clearTimeout(timer.current);
    timer.current = undefined;
    setText(inAddress);
    setAnswered(inAddress);
  }, [inAddress]);

  // The field and the list are one frame where that is soon; else the field is never late, and the list follows.
  useLayoutEffect(() => {
    const { asked, late } = pace.current;
    if (asked === 0 || late > 1) return;
    pace.current = { asked: 0, late: performance.now() - asked > lateMs ? late + 1 : 0 };
  }, [answered]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const write = useCallback((params: URLSearchParams, flushSync: boolean) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    latest.current = { ...latest.current, written: params, text: searchIn(params) };
    known.current = searchIn(params);
    void latest.current.navigate(
      { search: queryOf(params) },
      { replace: true, preventScrollReset: true, flushSync },
    );
  }, []);

  const type = useCallback(
    (next: string) => {
      setText(next);
      if (pace.current.late > 1) startTransition(() => setAnswered(next));
      else {
        pace.current.asked = performance.now();
        setAnswered(next);
      }
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write(typed(latest.current.written, next), false), writeAfterMs);
    },
    [write],
  );

  const flush = useCallback(() => {
    if (timer.current !== undefined) write(typed(latest.current.written, latest.current.text), true);
  }, [write]);

  const change = useCallback(
    (how: (params: URLSearchParams) => URLSearchParams) => {
      const next = how(typed(latest.current.written, latest.current.text));
      setText(searchIn(next));
      setAnswered(searchIn(next));
      write(next, true);
    },
    [write],
  );

  // Writing what has been typed is no new question: nothing is answered again.
  const query = typed(written, answered).toString();
  const params = useMemo(() => new URLSearchParams(query), [query]);
  return { params, text, type, flush, change };
}

function typed(params: URLSearchParams, text: string): URLSearchParams {
  return searchIn(params).trim() === text.trim() ? params : withSearch(params, text);
}
