import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi';
import { browserNetwork, type Network } from '../api/network';
import { changeReducer } from './change.slice';
import { flashReducer } from './flash.slice';
import { selectionReducer } from './selection.slice';
import { sessionReducer } from './session.slice';

export function makeStore(network: Network = browserNetwork) {
  return configureStore({
    reducer: {
      [baseApi.reducerPath]: baseApi.reducer,
      session: sessionReducer,
      flash: flashReducer,
      change: changeReducer,
      selection: selectionReducer,
    },
    middleware: (defaults) =>
      // Walking through thousands of services after each action costs more than it finds.
      defaults({
        thunk: { extraArgument: network },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(baseApi.middleware),
    // An answer is drawn in the frame in which it arrives.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
