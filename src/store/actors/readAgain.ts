import { baseApi } from '../../api/baseApi';
import { afterDialog } from '../../api/tags';
import type { AppStore } from '../makeStore';

/** Has the page that comes to the front again read what a dialog has told otherwise, or what the desk did meanwhile. */
export function readAgain({ dispatch }: AppStore): void {
  dispatch(baseApi.util.invalidateTags(afterDialog()));
}
