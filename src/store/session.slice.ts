import { createSlice, isRejectedWithValue } from '@reduxjs/toolkit';
import type { Failure } from '../contracts/domain/failure';
import { sessionApi } from '../api/session.api';

/**
 * The person and the institution that this page calls for. The person of the first answer stays pinned until
 * the page is loaded again: the session machine decides about a later answer for another person.
 */
export interface SessionState {
  readonly pinned: boolean;
  readonly uid?: string;
  /** Entity id of the institution acted for; absent for a guest. */
  readonly institution?: string;
  /** The person is leaving this page for good, or has left it. */
  readonly leaving: boolean;
  /** The person has logged out here. */
  readonly left: boolean;
  /** Increases with every refusal, and whenever `/users/me` should be asked who this is now. */
  readonly doubts: number;
}

const initialState: SessionState = { pinned: false, leaving: false, left: false, doubts: 0 };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The person wants to see the institution's current state; the session check brings it. */
    newsWanted: (state) => ({ ...state, doubts: state.doubts + 1 }),
    leavingBegun: (state) => ({ ...state, leaving: true }),
    leavingFailed: (state) => ({ ...state, leaving: false }),
    personLeft: (state) => ({ ...state, left: true }),
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(sessionApi.endpoints.getPerson.matchFulfilled, (state, { payload: person, meta }) => {
        if (state.pinned) {
          // The caller of the check, which is sent without a query, judges its answer.
          const judged = meta.arg.originalArgs === '' || (person.uid ?? '') === (state.uid ?? '');
          return judged ? state : { ...state, doubts: state.doubts + 1 };
        }
        // The page has no person yet, so the first one after a retry becomes its person.
        if (person.institutionGone === 'own') return state;
        return {
          ...state,
          pinned: true,
          ...(person.uid && { uid: person.uid }),
          ...(person.institution && { institution: person.institution.entityId }),
        };
      })
      .addMatcher(isDoubtful, (state) => ({ ...state, doubts: state.doubts + 1 })),
  selectors: {
    selectDoubts: (state) => state.doubts,
    selectLeaving: (state) => state.leaving,
    selectLeft: (state) => state.left,
  },
});

const isRefusal = isRejectedWithValue();

/** Any 403 may mean that the session has ended, so `/users/me` is asked; its own 403 is not counted. */
function isDoubtful(action: unknown): boolean {
  if (!isRefusal(action) || sessionApi.endpoints.getPerson.matchRejected(action)) return false;
  const { kind } = action.payload as Failure;
  return kind === 'sessionExpired' || kind === 'forbidden' || kind === 'levelTooLow';
}

export const sessionReducer = sessionSlice.reducer;
export const { leavingBegun, leavingFailed, newsWanted, personLeft } = sessionSlice.actions;
export const { selectDoubts, selectLeaving, selectLeft } = sessionSlice.selectors;
