import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SettingsChange } from '../contracts/domain/tickets/change';

interface Ended {
  readonly outcome: 'settled' | 'unsent';
  /** Part of the idempotency key of a change that could not be sent, for another try. */
  readonly requestId?: string;
}

/** The change that a settings page asks for, until its dialog takes it over. It is never in an address. */
interface ChangeState {
  readonly proposed: SettingsChange | null;
  /** The end; null once the page behind has read this. */
  readonly ended: Ended | null;
}

const initialState: ChangeState = { proposed: null, ended: null };

const changeSlice = createSlice({
  name: 'change',
  initialState,
  reducers: {
    changeProposed: (_state, { payload }: PayloadAction<SettingsChange>): ChangeState => ({
      proposed: payload,
      ended: null,
    }),
    changeTaken: (state): ChangeState => ({ ...state, proposed: null }),
    changeEnded: (_state, { payload }: PayloadAction<Ended>): ChangeState => ({
      proposed: null,
      ended: payload,
    }),
    /** The page behind has read the end. */
    endHeard: (state): ChangeState => ({ ...state, ended: null }),
  },
  selectors: {
    selectProposedChange: (state) => state.proposed,
    selectEndedChange: (state) => state.ended,
  },
});

export const changeReducer = changeSlice.reducer;
export const { changeProposed, changeTaken, changeEnded, endHeard } = changeSlice.actions;
export const { selectProposedChange, selectEndedChange } = changeSlice.selectors;
