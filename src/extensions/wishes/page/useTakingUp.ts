import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { RefusedLine } from '../../changeSets/contract/changeSet';
import type { Failure } from '../../../contracts/domain/failure';
import { gathersChanges } from '../../changeSets/rights';
import type { WishGroup } from '../contract/wishes.wire';
import type { lineGatheringMachine } from '../../changeSets/lineGathering/lineGathering.machine';
import { usePerson } from '../../../store/person';

export type GatheringActor = ActorRefFrom<typeof lineGatheringMachine>;

type About = Pick<WishGroup, 'service' | 'serviceType'>;

/** The functions that add wished services to the change set, and their outcome. */
export interface TakingUp {
  readonly take: (group: About) => void;
  /** Tells whether this service is being added, or waits for its turn. */
  readonly isOnItsWay: (group: About) => boolean;
  /** Returns why it was not added. */
  readonly refused: (group: About) => RefusedLine | Failure | undefined;
  /** Number of services that were just added. */
  readonly added: number;
}

/** Lets admins add services to the change set; undefined if there is none. */
export function useTakingUp(actor: GatheringActor): TakingUp | undefined {
  const may = gathersChanges(usePerson());
  const { lines, waiting, outcomes } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, ({ tags }) => tags.has('busy'));
  if (!may) return undefined;
  const isAbout = (one: About, { service, serviceType }: About) =>
    one.service === service && one.serviceType === serviceType;
  return {
    take: ({ service, serviceType }) =>
      actor.send({ type: 'lines.requested', lines: [{ kind: 'connect', service, serviceType }] }),
    isOnItsWay: (group) => busy && [...lines, ...waiting.flat()].some((one) => isAbout(one, group)),
    refused: (group) => outcomes.find((outcome) => isAbout(outcome.line, group))?.reason ?? undefined,
    added: busy ? 0 : outcomes.filter(({ reason }) => reason === null).length,
  };
}
