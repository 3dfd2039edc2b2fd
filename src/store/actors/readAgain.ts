import { baseApi } from '../../api/baseApi';
import { afterDialog } from '../../api/tags';
import type { AppStore } from '../makeStore';

/**
 * Makes the page behind the dialog read again what the dialog found changed, or what the desk did in the
 * meantime.
 */
export function readAgain({ dispatch }: AppStore): void {
  dispatch(baseApi.util.invalidateTags(afterDialog()));
}
