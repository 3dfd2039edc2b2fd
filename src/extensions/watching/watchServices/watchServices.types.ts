import type { Failure } from '../../../contracts/domain/failure';
import type { Named } from '../../../contracts/domain/person/person';
import type { PickedService } from '../../../contracts/domain/services/pickedServices';
import type { StateMeta, StateTag } from '../../../machines/kit/meta';
import type { WatchServicesDraft } from './watchServices.draft';

export interface WatchServicesInput {
  readonly institution: Named;
  readonly draft: WatchServicesDraft | null;
}

export interface WatchServicesContext extends WatchServicesInput {
  /** Names what the dialog is about; its panels name the services. */
  readonly subject: null;
  readonly services: readonly PickedService[];
  /** Services that are not watched afterwards, since the person may no longer see them. */
  readonly missed: readonly PickedService[];
  readonly failure: Failure | null;
}

export type WatchServicesEvent =
  { type: 'watch.requested' } | { type: 'dismissal.requested' } | { type: 'retry.requested' };

export interface WatchServicesTypes {
  input: WatchServicesInput;
  context: WatchServicesContext;
  events: WatchServicesEvent;
  output: { readonly kind: 'finished' | 'cancelled' };
  meta: StateMeta;
  tags: StateTag;
}
