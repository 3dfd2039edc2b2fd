import type { ChangeSubject, SettingsChange } from '../../../contracts/domain/tickets/change';
import type { AddressOf } from '../../../contracts/domain/dialogAddress';
import { formPlace } from '../../../contracts/domain/draftPlace';
import { draftOf, type ChangeRequestInput } from '../../../machines/changeRequest/changeRequest.setup';
import { changeRequestMachine } from '../../../machines/changeRequest/changeRequest.machine';
import { changeTaken, selectProposedChange } from '../../../store/change.slice';
import { draftsOf } from '../../../store/drafts';
import { definePorts } from '../../ports/definePorts';
import type { DialogNeeds } from '../../ports/dialogNeeds';
import { requestActors, secondWayActor } from '../../ports/requestActors';
import { namedInstitution } from '../../ports/namedInstitution';
import { loadSettingPort } from './loadSetting';

type ChangeAddress = AddressOf<ChangeSubject>;
type ChangeNeeds = DialogNeeds<ChangeAddress>;

export const changeRequestPorts = definePorts({
  machine: changeRequestMachine,
  draftOf: (kept, { dialog }: ChangeAddress) => draftOf(kept, dialog),
  begin,
});

/** The request begins with what the page proposes, or else with the draft. */
function begin(needs: ChangeNeeds, draft: SettingsChange | null) {
  const { store, person, address } = needs;
  const { dialog: about, service } = address;
  const form = formPlace(about, service ? `${service.type}:${service.id}` : '');
  const page = draftsOf(person).read(form);
  const proposed = takeProposed(needs);
  const input: ChangeRequestInput = {
    about,
    service: service ?? null,
    person: { admin: person.roles.admin, level: person.level },
    institution: namedInstitution(person),
    requestId: unsentId(page) ?? needs.requestId,
    stepUpOffered: person.installation.stepUpEnabled,
    levels: person.installation.ladder.map(({ uri, rank }) => ({ uri, rank })),
    labels: Object.entries(person.installation.levelLabels).map(([uri, names]) => ({ uri, names })),
    draft: proposed ?? draft,
    hasSecondWay: about !== 'institution' && needs.secondWay !== undefined,
    heldHereOnly: proposed === null && draft !== null && page === undefined,
  };
  const actors = {
    loadSetting: loadSettingPort(store, person),
    secondWay: secondWayActor(needs),
    ...requestActors(needs),
  };
  return { actors, input };
}

/**
 * Returns the id of a request that was not sent the last time and may have arrived, as the draft of the page has it: the
 * same goes under the same key again.
 */
function unsentId(page: unknown): string | undefined {
  const over = typeof page === 'object' && page !== null && 'over' in page ? page.over : undefined;
  return typeof over === 'string' ? over : undefined;
}

/** Takes over the proposal of the page, once; a proposal on another subject belongs to another dialog. */
function takeProposed({ store, address }: ChangeNeeds): SettingsChange | null {
  const proposed = selectProposedChange(store.getState());
  if (proposed?.subject !== address.dialog) return null;
  if (proposed.subject !== 'institution' && proposed.serviceType !== address.service?.type) return null;
  store.dispatch(changeTaken());
  return proposed;
}
