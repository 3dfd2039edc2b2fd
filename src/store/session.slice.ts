import { createSlice, isRejectedWithValue } from '@reduxjs/toolkit';
import type { Failure } from '../contracts/domain/failure';
import { sessionApi } from '../api/session.api';

/**
 * The person and the institution that this page calls for. The person of the first answer stays pinned until the page is
 * loaded again: a later answer for somebody else is for the session machine to judge, not a silent change.
 */
export interface SessionState {
  readonly pinned: boolean;
  readonly uid?: string;
  /** Entity id of the institution acted for; absent for a guest. */
  readonly institution?: string;
  /** What ends this page for its person is under way, or has been done. */
  readonly leaving: boolean;
  /** The person has logged out here. */
  readonly left: boolean;
  /** Grows with every refusal, and wherever else somebody should ask `/users/me` who this is now. */
  readonly doubts: number;
}

const initialState: SessionState = { pinned: false, leaving: false, left: false, doubts: 0 };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** A person comes to see what the institution is like now; the check brings it along. */
    newsWanted: (state) => ({ ...state, doubts: state.doubts + 1 }),
    leavingBegun: (state) => ({ ...state, leaving: true }),
    leavingFailed: (state) => ({ ...state, leaving: false }),
    personLeft: (state) => ({ ...state, left: true }),
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(sessionApi.endpoints.getPerson.matchFulfilled, (state, { payload: person, meta }) => {
        if (state.pinned) {
          // The check itself, which asks without a query, is judged where it was asked for.
          const judged = meta.arg.originalArgs === '' || (person.uid ?? '') === (state.uid ?? '');
          return judged ? state : { ...state, doubts: state.doubts + 1 };
        }
        // The page is nobody's yet: whoever comes after a retry is the first.
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

/** Any 403 may mean that the session ended; `/users/me` is asked, except about itself. */
function isDoubtful(action: unknown): boolean {
  if (!isRefusal(action) || sessionApi.endpoints.getPerson.matchRejected(action)) return false;
  const { kind } = action.payload as Failure;
  return kind === 'sessionExpired' || kind === 'forbidden' || kind === 'levelTooLow';
}

export const sessionReducer = sessionSlice.reducer;
export const { leavingBegun, leavingFailed, newsWanted, personLeft } = sessionSlice.actions;
export const { selectDoubts, selectLeaving, selectLeft } = sessionSlice.selectors;
