import type { Failure } from '../../../contracts/domain/failure';
import type { Named } from '../../../contracts/domain/person/person';
import type { SavedSearch } from '../contract/searches.wire';
import type { StateMeta, StateTag } from '../../../machines/kit/meta';
import type { SavedSearchDraft } from './savedSearch.draft';

export interface SavedSearchInput {
  /** The search that the list shows, as `savedQuery` writes it. */
  readonly query: string;
  readonly institution: Named;
  readonly draft: SavedSearchDraft | null;
}

export interface SavedSearchContext extends SavedSearchInput {
  /** Names what the dialog is about; it is about no service. */
  readonly subject: null;
  /** All that the person keeps, by name. */
  readonly searches: readonly SavedSearch[];
  /** This search, if it is among them. */
  readonly own: SavedSearch | null;
  readonly failure: Failure | null;
}

export type SavedSearchEvent =
  | { type: 'form.submitted'; draft: SavedSearchDraft }
  /** The person removes this search; `draft` is what was typed in the meantime, null for nothing. */
  | { type: 'removal.requested'; draft: SavedSearchDraft | null }
  /** The person wants to close; `draft` is what would be lost, null when nothing was typed. */
  | { type: 'dismissal.requested'; draft: SavedSearchDraft | null }
  | { type: 'stay.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'retry.requested' };

export interface SavedSearchTypes {
  input: SavedSearchInput;
  context: SavedSearchContext;
  events: SavedSearchEvent;
  output: { readonly kind: 'finished' | 'cancelled' };
  meta: StateMeta;
  tags: StateTag;
}
