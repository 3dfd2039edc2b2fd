import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useGetChangeSetQuery } from '../../api/changeSet.api';
import { CHANGE_SET_EXTENSION, type GatheredLine, type RefusedLine } from '../../contracts/domain/changeSet';
import type { Failure } from '../../contracts/domain/failure';
import type { ListedService } from '../../contracts/domain/catalogue';
import type { WantedChange } from '../../contracts/wire/changeSet';
import type { lineGatheringMachine } from '../../machines/pages/lineGathering/lineGathering.machine';
import { usePerson } from '../../store/person';

export type GatheringActor = ActorRefFrom<typeof lineGatheringMachine>;

/** What can be changed in a cell. */
export type EditedKind = 'strongAuthentication' | 'multiFactor' | 'consent';

/** By what cells are changed, and what came of it. */
export interface Edits {
  /** Returns the line of the set of changes about this. */
  readonly pending: (service: ListedService, kind: EditedKind) => GatheredLine | undefined;
  /** Returns why the change that was wanted last in this cell was not added. */
  readonly refused: (service: ListedService, kind: EditedKind) => RefusedLine | Failure | undefined;
  readonly busy: boolean;
  /** Whether a line has just been added. */
  readonly added: boolean;
  readonly want: (line: WantedChange) => void;
}

/** Lets admins change settings where they stand, by the set of changes; undefined for others, and where there is none. */
export function useEdits(actor: GatheringActor): Edits | undefined {
  const { roles, installation } = usePerson();
  const may = roles.admin && installation.extensions.includes(CHANGE_SET_EXTENSION);
  const { data } = useGetChangeSetQuery(undefined, { skip: !may });
  const state = useSelector(actor, ({ value }) => value);
  const { line, refusal, failure } = useSelector(actor, ({ context }) => context);
  const lines = data?.lines;
  return useMemo(() => {
    if (!may) return undefined;
    const byCell = new Map(lines?.map((one) => [cellOf(one.service, one.serviceType, one.kind), one]));
    const ended = state === 'refused' || state === 'failed';
    const last = ended && line ? cellOf(line.service, line.serviceType, line.kind) : undefined;
    return {
      pending: ({ entityId, type }, kind) => byCell.get(cellOf(entityId, type, kind)),
      refused: ({ entityId, type }, kind) =>
        cellOf(entityId, type, kind) === last ? (refusal ?? failure ?? undefined) : undefined,
      busy: state === 'adding',
      added: state === 'added',
      want: (wanted) => actor.send({ type: 'line.requested', line: wanted }),
    };
  }, [may, lines, state, line, refusal, failure, actor]);
}

function cellOf(service: string, type: string, kind: string): string {
  return `${type} ${kind} ${service}`;
}
