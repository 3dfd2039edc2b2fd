import { draftLike } from '../../../machines/kit/draftLike';

/** The services that the dialog is about, as text (`servicesText`), since ticks do not outlast a login. */
export interface WatchServicesDraft {
  readonly services: string;
}

export const draftOf = draftLike<WatchServicesDraft>({ services: '' });
