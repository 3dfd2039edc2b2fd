import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { queryText } from '../../lib/queryText';
import { searchIn, withSearch } from './listAddress';

/**
 * Milliseconds between typing and writing the address: browsers refuse more than about a hundred changes in half a
 * minute.
 */
const writeAfterMs = 250;
/** Milliseconds. When the list takes longer twice in a row, the field is painted before the list from then on. */
const lateMs = 25;

export interface ListAddress {
  /** Query that the list answers: that of the address, with what has been typed since. */
  readonly params: URLSearchParams;
  /** Text in the search field, which never waits for the list. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Writes what has been typed to the address at once: on Enter, and when the field loses the focus. */
  readonly flush: () => void;
  /** Changes the filters. The new address replaces the entry in the history, and is painted in the next frame. */
  readonly change: (change: (params: URLSearchParams) => URLSearchParams) => void;
}

/**
 * Keeps search and filters in the address: it is written after a pause in typing, and read on back and forward
 * (REQUIREMENTS 58).
 */
export function useListAddress(): ListAddress {
  const [written] = useSearchParams();
  const navigate = useNavigate();
  const inAddress = searchIn(written);
  const [text, setText] = useState(inAddress);
  const [answered, setAnswered] = useState(inAddress);
  // When the last key was pressed, and how many keys in a row the list answered late.
  const pace = useRef({ requestedAt: 0, late: 0 });
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

  // Field and list are painted in one frame while the list is quick; when it is slow, the field comes first.
  useLayoutEffect(() => {
    const { requestedAt, late } = pace.current;
    if (requestedAt === 0 || late > 1) return;
    pace.current = { requestedAt: 0, late: performance.now() - requestedAt > lateMs ? late + 1 : 0 };
  }, [answered]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const write = useCallback((params: URLSearchParams, flushSync: boolean) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    latest.current = { ...latest.current, written: params, text: searchIn(params) };
    known.current = searchIn(params);
    void latest.current.navigate(
      { search: queryText(params) },
      { replace: true, preventScrollReset: true, flushSync },
    );
  }, []);

  const type = useCallback(
    (next: string) => {
      setText(next);
      if (pace.current.late > 1) startTransition(() => setAnswered(next));
      else {
        pace.current.requestedAt = performance.now();
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

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => window.removeEventListener('pagehide', flush);
  }, [flush]);

  const change = useCallback(
    (how: (params: URLSearchParams) => URLSearchParams) => {
      const next = how(typed(latest.current.written, latest.current.text));
      setText(searchIn(next));
      setAnswered(searchIn(next));
      write(next, true);
    },
    [write],
  );

  // The query is compared as text: writing the typed text to the address does not change it, and must not answer it
  // again.
  const query = typed(written, answered).toString();
  const params = useMemo(() => new URLSearchParams(query), [query]);
  return { params, text, type, flush, change };
}

function typed(params: URLSearchParams, text: string): URLSearchParams {
  return searchIn(params).trim() === text.trim() ? params : withSearch(params, text);
}
