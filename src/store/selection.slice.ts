import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Rows of a list that somebody has ticked to do one thing with all of them: they stay over searches, pages and tabs. */
export interface SelectionState {
  /** Services, by `keyOf`; what was ticked first comes first. */
  readonly services: readonly string[];
}

interface Ticked {
  readonly keys: readonly string[];
  readonly on: boolean;
}

const initialState: SelectionState = { services: [] };

const selectionSlice = createSlice({
  name: 'selection',
  initialState,
  reducers: {
    servicesTicked: ({ services }, { payload: { keys, on } }: PayloadAction<Ticked>): SelectionState => {
      const others = services.filter((key) => !keys.includes(key));
      return { services: on ? [...others, ...keys] : others };
    },
    selectionCleared: (): SelectionState => initialState,
  },
  selectors: {
    selectTickedServices: (state) => state.services,
    selectAnyTicked: (state) => state.services.length > 0,
  },
});

export const selectionReducer = selectionSlice.reducer;
export const { servicesTicked, selectionCleared } = selectionSlice.actions;
export const { selectTickedServices, selectAnyTicked } = selectionSlice.selectors;
