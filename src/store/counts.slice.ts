import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Numbers of what waits, by what is counted. An absent one is not known. */
type Counts = Readonly<Record<string, number>>;

const initialState: Counts = {};

const countsSlice = createSlice({
  name: 'counts',
  initialState,
  reducers: {
    counted: (state, { payload }: PayloadAction<Counts>): Counts => ({ ...state, ...payload }),
  },
  selectors: { selectCounts: (state) => state },
});

export const countsReducer = countsSlice.reducer;
export const { counted } = countsSlice.actions;
export const { selectCounts } = countsSlice.selectors;
