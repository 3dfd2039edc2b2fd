import type { ChangeSubject, SettingsChange } from '../../contracts/domain/change';
import { draftOf } from '../../machines/changeRequest/changeRequest.draft';
import { changeRequestMachine } from '../../machines/changeRequest/changeRequest.machine';
import type { ChangeRequestInput } from '../../machines/changeRequest/changeRequest.types';
import { stepUpMachine } from '../../machines/shared/stepUp.machine';
import { ticketRequestMachine } from '../../machines/shared/ticketRequest.machine';
import { changeTaken, selectProposedChange, selectUnsentChange } from '../change.slice';
import type { DialogNeeds } from './dialogNeeds';
import { fileTicketPort } from './fileTicket';
import { loadSettingPort } from './loadSetting';

/** The chart that asks for a change with every port attached, and what it starts from. */
export function openChangeRequest(about: ChangeSubject) {
  return (needs: DialogNeeds) => {
    const { store, person, service, leaveForLogin } = needs;
    const requestId = unsentId(needs, about) ?? needs.requestId;
    const proposed = takeProposed(needs, about);
    const draft = proposed ?? draftOf(needs.draft, about);
    const machine = changeRequestMachine.provide({
      actors: {
        loadSetting: loadSettingPort(store, person),
        stepUp: stepUpMachine.provide({ actors: { leaveForLogin } }),
        ticketRequest: ticketRequestMachine.provide({ actors: { fileTicket: fileTicketPort(needs) } }),
      },
    });
    const input: ChangeRequestInput = {
      about,
      service,
      person: { admin: person.roles.admin, level: person.level },
      institution: { name: person.institution?.name ?? '' },
      requestId,
      stepUpOffered: person.installation.stepUpEnabled,
      labels: Object.entries(person.installation.levelLabels).map(([uri, names]) => ({ uri, names })),
      draft,
      heldHereOnly: proposed === null && draft !== null,
    };
    return { machine, input };
  };
}

/** What was not sent the last time may have arrived: the same goes under the same key again. */
function unsentId({ store, person }: DialogNeeds, about: ChangeSubject): string | undefined {
  const unsent = selectUnsentChange(store.getState());
  if (unsent?.change.subject !== 'institution' || about !== 'institution') return undefined;
  return unsent.change.institution === person.institution?.entityId ? unsent.requestId : undefined;
}

/** What the page proposes is taken over once; a proposal about something else is not this dialog's. */
function takeProposed({ store, service }: DialogNeeds, about: ChangeSubject): SettingsChange | null {
  const proposed = selectProposedChange(store.getState());
  if (proposed?.subject !== about) return null;
  if (proposed.subject !== 'institution' && proposed.serviceType !== service?.type) return null;
  store.dispatch(changeTaken());
  return proposed;
}
