import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { KeyValueItem } from './KeyValue';

/** A value, and the message id of its term; null: not said. */
export type NamedFact = { readonly term: string; readonly value: ReactNode } | null;

/** Returns the items of a list of facts, in the order of the record. */
export function namedFacts(facts: Readonly<Record<string, NamedFact>>): readonly KeyValueItem[] {
  return Object.entries(facts).flatMap(([key, fact]) =>
    fact ? [{ key, term: <FormattedMessage id={fact.term} />, value: fact.value }] : [],
  );
}
