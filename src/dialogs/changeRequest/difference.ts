import type { Language } from '../../contracts/domain/language';

/** What would differ: texts as they are, everything else by the id of its message or as a level. */
export type Value =
  | { readonly kind: 'message'; readonly id: string }
  | { readonly kind: 'text'; readonly text: string; readonly language?: Language }
  | { readonly kind: 'level'; readonly uri: string };

export interface Difference {
  /** Message id. */
  readonly term: string;
  /** Language of a text, said with the term. */
  readonly language?: Language;
  /** The contact person whose member it is; `number` from 1, the name may be empty. */
  readonly contact?: { readonly number: number; readonly name: string };
  readonly from: Value;
  readonly to: Value;
}
