import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** One message at the top of the page: stays over a navigation, until closed or replaced by the next. */
export interface Flash {
  readonly tone: 'info' | 'warning' | 'error';
  readonly messageId: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface FlashState {
  readonly shown: Flash | null;
}

const initialState: FlashState = { shown: null };

const flashSlice = createSlice({
  name: 'flash',
  initialState,
  reducers: {
    flashShown: (_state, { payload }: PayloadAction<Flash>): FlashState => ({ shown: payload }),
    flashClosed: (): FlashState => ({ shown: null }),
  },
  selectors: { selectFlash: (state) => state.shown },
});

export const flashReducer = flashSlice.reducer;
export const { flashShown, flashClosed } = flashSlice.actions;
export const { selectFlash } = flashSlice.selectors;
