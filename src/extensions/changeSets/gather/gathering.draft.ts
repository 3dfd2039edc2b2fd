import type { WantedChange } from '../contract/changeSet.wire';
import type { ConsentType } from '../../../contracts/wire/enumerations';
import type { PickedService } from '../../../contracts/domain/services/pickedServices';
import { draftLike } from '../../../machines/kit/draftLike';

/** The wanted values for all services; an empty one means no change. */
export interface GatheringDraft {
  readonly connection: string;
  /** Level URI. */
  readonly level: string;
  /** Multi-factor value, or `none`. */
  readonly multiFactor: string;
  readonly consent: string;
  /** The services that it is about, as text, since ticks do not outlast a login. */
  readonly services: string;
}

export const blankDraft: GatheringDraft = {
  connection: '',
  level: '',
  multiFactor: '',
  consent: '',
  services: '',
};

export const draftOf = draftLike(blankDraft);

/** Takes multi-factor away, which an empty value cannot say here. */
export const WITHOUT = 'none';

/** Tells whether nothing else can be chosen, since a service that is disconnected has no settings. */
export function isDisconnection({ connection }: Pick<GatheringDraft, 'connection'>): boolean {
  return connection === 'disconnect';
}

/** Returns a line for each service and each thing that is wanted of it, service by service. */
export function linesOf(services: readonly PickedService[], draft: GatheringDraft): WantedChange[] {
  return services.flatMap(({ serviceEntityId: service, serviceType }): WantedChange[] => {
    const about = { service, serviceType };
    if (isDisconnection(draft)) return [{ kind: 'disconnect', ...about }];
    const { connection, level, multiFactor, consent } = draft;
    return [
      ...(connection === 'connect' ? [{ kind: connection, ...about } as const] : []),
      ...(level ? [{ kind: 'strongAuthentication', ...about, loaLevel: level } as const] : []),
      ...(multiFactor
        ? [
            {
              kind: 'multiFactor',
              ...about,
              authnContextLevel: multiFactor === WITHOUT ? '' : multiFactor,
            } as const,
          ]
        : []),
      ...(consent ? [{ kind: 'consent', ...about, type: consent as ConsentType } as const] : []),
    ];
  });
}
