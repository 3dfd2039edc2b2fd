import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Failure } from '../../../contracts/domain/failure';
import type { NamedService, WishedService, WishGroup } from '../contract/wishes.wire';
import type { wishMergingMachine } from './wishMerging.machine';

export type MergingActor = ActorRefFrom<typeof wishMergingMachine>;

/** The functions that join the wishes for a service with those for another one, and their outcome. */
export interface Merging {
  /** Services whose wishes can be joined with those of a group. */
  readonly choices: (group: WishGroup) => readonly WishGroup[];
  /**
   * Joins the wishes for a service, as shown in a group, with those of another group; without one, separates
   * them.
   */
  readonly merge: (from: WishedService, seen: WishGroup, into?: WishedService) => void;
  readonly isOnItsWay: (from: WishedService) => boolean;
  /** Returns why it was not done. */
  readonly failed: (from: WishedService) => Failure | undefined;
  /** Tells whether the wishes that were just joined or separated are in this group. */
  readonly includesMerged: (group: WishGroup) => boolean;
  readonly done: 'together' | 'apart' | undefined;
}

export function useMerging(actor: MergingActor, groups: readonly WishGroup[]): Merging {
  const state = useSelector(actor, ({ value }) => value);
  const { merge, failure } = useSelector(actor, ({ context }) => context);
  const isLast = (service: WishedService) => merge !== null && isSame(service, merge);
  const isDone = state === 'merged' && merge !== null;
  return {
    choices: (group) => groups.filter((other) => other !== group && other.state !== 'gone'),
    merge: (from, { version }, into) =>
      actor.send({
        type: 'merge.requested',
        merge: { ...aboutOf(from), version, ...(into && { into: aboutOf(into) }) },
      }),
    isOnItsWay: (from) => state === 'merging' && isLast(from),
    failed: (from) => (state === 'failed' && failure && isLast(from) ? failure : undefined),
    includesMerged: (group) => isDone && (merge.into ? group.together.some(isLast) : isLast(group)),
    done: isDone ? (merge.into ? 'together' : 'apart') : undefined,
  };
}

function aboutOf({ service, serviceType }: WishedService): WishedService {
  return { service, serviceType };
}

function isSame(one: WishedService, other: WishedService): boolean {
  return one.service === other.service && one.serviceType === other.serviceType;
}

export function nameIn({ serviceName, service }: Pick<NamedService, 'serviceName' | 'service'>): string {
  return serviceName ?? service;
}
