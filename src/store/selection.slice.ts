import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Rows of a list that a person has ticked for one action on all of them; they stay across searches, pages and
 * tabs.
 */
export interface SelectionState {
  /** Services, by `keyOf`, in the order in which they were ticked. */
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
