import { useCallback, useMemo, useState } from 'react';
import { formPlace, type DraftPlace, type FormName } from '../contracts/domain/draftPlace';
import { draftsOf, type Drafts } from './drafts';
import { usePerson } from './person';

interface StoredDraft {
  readonly values: unknown;
  /** The state that the form was opened on, if the form needs to know it later. */
  readonly over?: unknown;
}

/**
 * Keeps the content of a form until it is sent or abandoned (decision 14).
 * @param about distinguishes forms of the same name
 * @param untouched what the form holds before anything is typed
 * @param begin initial content if no draft was kept
 * @param over kept beside it, for `useTypedOver`
 */
export function useDraft<Values extends object>(
  form: FormName,
  about: string,
  untouched: Values,
  begin: Values = untouched,
  over?: unknown,
) {
  const drafts = useDrafts();
  const place = formPlace(form, about);
  const [stored] = useState(() => fitting(storedAt(drafts, place)?.values, untouched));
  const [first] = useState(stored ?? begin);
  const [values, setValues] = useState(first);
  const plain = JSON.stringify(untouched);

  const saveDraft = useCallback(
    (next: Values) => {
      setValues(next);
      if (JSON.stringify(next) === plain) drafts.forget(place);
      else drafts.keep(place, { values: next, over } satisfies StoredDraft);
    },
    [drafts, place, plain, over],
  );
  const forget = useCallback(() => drafts.forget(place), [drafts, place]);
  const keepOver = useCallback(
    (next: unknown) => drafts.keep(place, { values, over: next } satisfies StoredDraft),
    [drafts, place, values],
  );
  return {
    /** Initial values for the form; `hear` is for its `onDraft`. */
    first,
    saveDraft,
    values,
    dirty: JSON.stringify(values) !== plain,
    /** The form began with what had been typed before. */
    restored: stored !== undefined,
    /** Replaces what is kept beside the values. */
    keepOver,
    /** Sent, or given up. */
    forget,
  };
}

/** Returns the `over` that was kept with the draft of this form. */
export function useTypedOver(form: FormName, about: string): unknown {
  const drafts = useDrafts();
  const [over] = useState(() => storedAt(drafts, formPlace(form, about))?.over);
  return over;
}

function useDrafts(): Drafts {
  const person = usePerson();
  return useMemo(() => draftsOf(person), [person]);
}

function storedAt(drafts: Drafts, place: DraftPlace): StoredDraft | undefined {
  const stored = drafts.read(place);
  return typeof stored === 'object' && stored !== null && 'values' in stored ? stored : undefined;
}

/** Returns the draft if it has the form's shape: another version of the application may have kept it. */
function fitting<Values extends object>(stored: unknown, untouched: Values): Values | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const values: Partial<Record<string, unknown>> = { ...stored };
  const fits = Object.entries(untouched).every(([name, value]) => isAlike(values[name], value));
  return fits ? (stored as Values) : undefined;
}

function isAlike(one: unknown, other: unknown): boolean {
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
}
