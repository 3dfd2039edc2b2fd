import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useGetChangeSetQuery } from '../../changeSets/changeSet.api';
import {
  CHANGE_SET_EXTENSION,
  type GatheredLine,
  type RefusedLine,
} from '../../changeSets/contract/changeSet';
import type { Failure } from '../../../contracts/domain/failure';
import type { ListedService } from '../../../contracts/domain/services/catalogue';
import type { ServiceSubject } from '../../../contracts/domain/services/settingKinds';
import type { WantedChange } from '../../changeSets/contract/changeSet.wire';
import type { lineGatheringMachine } from '../../changeSets/lineGathering/lineGathering.machine';
import { usePerson } from '../../../store/person';

export type GatheringActor = ActorRefFrom<typeof lineGatheringMachine>;

/** The functions that change cells, and their outcomes. */
export interface Edits {
  /** Returns the line of the set of changes about this. */
  readonly pending: (service: ListedService, kind: ServiceSubject) => GatheredLine | undefined;
  /** Returns why the change that was wanted last in this cell was not added. */
  readonly refused: (service: ListedService, kind: ServiceSubject) => RefusedLine | Failure | undefined;
  /** Numbers of lines that were just added and refused; 0 until every requested change has an answer. */
  readonly added: number;
  readonly missed: number;
  readonly want: (lines: readonly WantedChange[]) => void;
}

/** Reads the change set, for people who may add to it; `coming`: it has not loaded yet. */
export function useGathered() {
  const { roles, installation } = usePerson();
  const may = roles.admin && installation.extensions.includes(CHANGE_SET_EXTENSION);
  const { data, isLoading: coming } = useGetChangeSetQuery(undefined, { skip: !may });
  return { may, set: data, coming };
}

/**
 * Lets admins change settings in the matrix, through the change set; undefined for others, and if there is
 * none.
 */
export function useEdits(actor: GatheringActor): Edits | undefined {
  const { may, set } = useGathered();
  const lines = set?.lines;
  const outcomes = useSelector(actor, ({ context }) => context.outcomes);
  const busy = useSelector(actor, ({ tags }) => tags.has('busy'));
  return useMemo(() => {
    if (!may) return undefined;
    const byCell = new Map(lines?.map((one) => [cellOf(one.service, one.serviceType, one.kind), one]));
    const reasons = new Map(
      outcomes.map(({ line, reason }) => [cellOf(line.service, line.serviceType, line.kind), reason]),
    );
    const answered = busy ? [] : outcomes;
    const added = answered.filter(({ reason }) => reason === null).length;
    return {
      pending: ({ entityId, type }, kind) => byCell.get(cellOf(entityId, type, kind)),
      refused: ({ entityId, type }, kind) => reasons.get(cellOf(entityId, type, kind)) ?? undefined,
      added,
      missed: answered.length - added,
      want: (wanted) => actor.send({ type: 'lines.requested', lines: wanted }),
    };
  }, [may, lines, outcomes, busy, actor]);
}

function cellOf(service: string, type: string, kind: string): string {
  return `${type} ${kind} ${service}`;
}
