import { assign, setup } from 'xstate';
import type { Failure } from '../../../contracts/domain/failure';
import type { Named } from '../../../contracts/domain/person/person';
import { draftLike } from '../../../machines/kit/draftLike';
import { failureOf, thrown } from '../../../machines/kit/failures';
import type { StateMeta, StateTag } from '../../../machines/kit/meta';
import { port } from '../../../machines/kit/port';
import * as shared from '../../../machines/shared/request.states';
import { draft, formGuards, interrupts, type Done } from '../../../machines/shared/request.parts';
import type { SavedSearch, SavedSearchChange } from '../contract/searches.wire';

interface SavedSearchInput {
  /** The search that the list shows, as `savedQuery` writes it. */
  readonly query: string;
  readonly institution: Named;
  readonly draft: SavedSearchDraft | null;
}

interface SavedSearchContext extends SavedSearchInput {
  /** Names what the dialog is about; it is about no service. */
  readonly subject: null;
  /** All that the person keeps, by name. */
  readonly searches: readonly SavedSearch[];
  /** This search, if it is among them. */
  readonly own: SavedSearch | null;
  readonly failure: Failure | null;
}

type SavedSearchEvent =
  | { type: 'form.submitted'; draft: SavedSearchDraft }
  /** The person removes this search; `draft` is what was typed in the meantime, null for nothing. */
  | { type: 'removal.requested'; draft: SavedSearchDraft | null }
  /** The person wants to close; `draft` is what would be lost, null when nothing was typed. */
  | { type: 'dismissal.requested'; draft: SavedSearchDraft | null }
  | { type: 'stay.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'retry.requested' };

interface SavedSearchTypes {
  input: SavedSearchInput;
  context: SavedSearchContext;
  events: SavedSearchEvent;
  output: { readonly kind: 'finished' | 'cancelled' };
  meta: StateMeta;
  tags: StateTag;
}

/** Content of the form for a search to save. */
export interface SavedSearchDraft {
  readonly name: string;
  /** True if new services that match become news. */
  readonly watched: boolean;
}

export const draftOf = draftLike<SavedSearchDraft>({ name: '', watched: false });

interface Scope {
  readonly context: SavedSearchContext;
}

type Searches = readonly SavedSearch[];

const searchesOf = ({ event }: Done<Searches>) => ({ searches: event.output });
const remember = { type: 'rememberSearches', params: searchesOf } as const;
const named = shared.formState(
  'Takes a name, and whether new services that match become news.',
  'searches.naming.title',
);

/** Saves the search of the list under a name, renames it, or removes it (REQUIREMENTS 460). */
export const savedSearchMachine = setup({
  types: {} as SavedSearchTypes,
  actors: {
    loadSearches: port<Record<never, never>, Searches>(),
    changeSearches: port<SavedSearchChange, Searches>(),
  },
  guards: {
    ...formGuards,
    isKept: ({ context }: Scope) => context.own !== null,
    isNameTaken: (_: unknown, { error }: { error: unknown }) => {
      const failure = failureOf(error);
      return failure.kind === 'validation' && failure.taken === 'name';
    },
    /** The form sends nothing else that the server would not take. */
    isNoRoom: (_: unknown, { error }: { error: unknown }) => failureOf(error).kind === 'validation',
  },
  actions: {
    rememberSearches: assign(({ context: { query } }, { searches }: { searches: Searches }) => ({
      searches,
      own: searches.find((one) => one.query === query) ?? null,
    })),
    rememberDraft: assign({ draft: (_, params: { draft: SavedSearchDraft | null }) => params.draft }),
    rememberLevel: (_, _params: { level: number }) => undefined,
    rememberFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    rememberSilence: assign({ failure: { kind: 'timeout' } }),
  },
  // The call itself times out earlier, and knows the outcome better.
  delays: { noAnswer: 35_000 },
}).createMachine({
  id: 'savedSearch',
  context: ({ input }) => ({ ...input, subject: null, searches: [], own: null, failure: null }),
  output: ({ event }) => event.output as SavedSearchTypes['output'],
  initial: 'preparing',
  states: {
    preparing: {
      description: 'The person’s saved searches are loading; this one may be among them.',
      meta: { title: 'searches.preparing.title' },
      tags: ['busy'],
      invoke: {
        id: 'loadSearches',
        src: 'loadSearches',
        input: {},
        onDone: { actions: remember, target: 'deciding' },
        onError: interrupts,
      },
      on: { 'dismissal.requested': 'cancelled' },
    },
    deciding: {
      description: 'Decides whether the search gets its first name or another.',
      meta: { title: 'searches.preparing.title' },
      always: [{ guard: 'isKept', target: 'renaming' }, { target: 'naming' }],
    },
    naming: named,
    renaming: {
      ...named,
      description: 'Shows the name of the saved search; the person can rename or remove it.',
      meta: { title: 'searches.renaming.title' },
      on: {
        ...named.on,
        'removal.requested': { actions: { type: 'rememberDraft', params: draft }, target: 'removing' },
      },
    },
    nameTaken: {
      ...named,
      description: 'Another search of the person has this name; says so, and keeps the form.',
      meta: { title: 'searches.nameTaken.title' },
      on: {
        'form.submitted': named.on['form.submitted'],
        'dismissal.requested': {
          actions: { type: 'rememberDraft', params: draft },
          target: 'confirmingLeave',
        },
      },
    },
    confirmingLeave: shared.leaveQuestionState('deciding'),
    submitting: {
      description: 'The name is being saved.',
      meta: { title: 'searches.submitting.title' },
      tags: ['busy'],
      invoke: {
        id: 'changeSearches',
        src: 'changeSearches',
        input: ({ context: { query, draft: typed } }) => ({
          action: 'save',
          name: typed?.name.trim() ?? '',
          query,
          watched: typed?.watched ?? false,
        }),
        onDone: { actions: remember, target: 'saved' },
        onError: [
          { guard: { type: 'isNameTaken', params: thrown }, target: 'nameTaken' },
          { guard: { type: 'isNoRoom', params: thrown }, target: 'noRoom' },
          interrupts,
        ],
      },
      after: { noAnswer: { target: 'interrupted', actions: 'rememberSilence' } },
    },
    removing: {
      description: 'It is being removed; the typed text stays until that is done.',
      meta: { title: 'searches.removing.title' },
      tags: ['busy'],
      invoke: {
        id: 'changeSearches',
        src: 'changeSearches',
        input: ({ context: { own } }) => ({ action: 'remove', id: own?.id ?? '' }),
        onDone: { actions: remember, target: 'removed' },
        onError: interrupts,
      },
      after: { noAnswer: { target: 'interrupted', actions: 'rememberSilence' } },
    },
    interrupted: shared.interruptedState,
    noRoom: shared.refusalState(
      'The person has reached the limit of saved and watched items; says where to make room.',
      'searches.noRoom.title',
    ),
    saved: shared.resultState('It is saved; its address can be copied for others.', 'searches.saved.title'),
    removed: shared.resultState('It is removed.', 'searches.removed.title'),
    ...shared.finalStates,
  },
});
