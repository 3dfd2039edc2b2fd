import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SettingsChange } from '../contracts/domain/change';

/** The change that a settings page asks for, until its dialog takes it over. It is never in an address. */
export interface ChangeState {
  readonly proposed: SettingsChange | null;
  /** What the dialog has taken over. */
  readonly taken: SettingsChange | null;
  /** How it ended, until the page behind has read this. */
  readonly ended: 'settled' | 'unsent' | null;
  /** A change that could not be sent, for another try; `requestId` becomes part of its idempotency key. */
  readonly unsent: { readonly change: SettingsChange; readonly requestId: string } | null;
}

interface Ended {
  readonly outcome: 'settled' | 'unsent';
  readonly requestId?: string;
}

const initialState: ChangeState = { proposed: null, taken: null, ended: null, unsent: null };

const changeSlice = createSlice({
  name: 'change',
  initialState,
  reducers: {
    changeProposed: (state, { payload }: PayloadAction<SettingsChange>): ChangeState => ({
      ...state,
      proposed: payload,
      ended: null,
    }),
    changeTaken: (state): ChangeState => ({ ...state, proposed: null, taken: state.proposed }),
    changeEnded: (state, { payload: { outcome, requestId } }: PayloadAction<Ended>): ChangeState => ({
      proposed: null,
      taken: null,
      ended: outcome,
      unsent: outcome === 'unsent' && state.taken && requestId ? { change: state.taken, requestId } : null,
    }),
    /** The page behind has heard of it. */
    endHeard: (state): ChangeState => ({ ...state, ended: null }),
    unsentForgotten: (state): ChangeState => ({ ...state, unsent: null }),
  },
  selectors: {
    selectProposedChange: (state) => state.proposed,
    selectEndedChange: (state) => state.ended,
    selectUnsentChange: (state) => state.unsent,
  },
});

export const changeReducer = changeSlice.reducer;
export const { changeProposed, changeTaken, changeEnded, endHeard, unsentForgotten } = changeSlice.actions;
export const { selectProposedChange, selectEndedChange, selectUnsentChange } = changeSlice.selectors;
