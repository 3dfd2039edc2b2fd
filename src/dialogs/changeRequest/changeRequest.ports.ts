import { changesApi } from '../../api/changes.api';
import { consentsApi } from '../../api/consents.api';
import { servicesApi } from '../../api/services.api';
import type { AddressOf } from '../../contracts/domain/dialogAddress';
import { formPlace } from '../../contracts/domain/draftPlace';
import type { Failure } from '../../contracts/domain/failure';
import type { Person } from '../../contracts/domain/person/person';
import type { ServiceDetail } from '../../contracts/domain/services/service';
import {
  CHANGES_EXTENSION,
  type ChangeSubject,
  type ServiceSubject,
  type SettingsChange,
} from '../../contracts/domain/tickets/change';
import { changeRequestMachine } from '../../machines/changeRequest/changeRequest.machine';
import {
  draftOf,
  type ChangeRequestInput,
  type KnownSetting,
  type SettingQuery,
} from '../../machines/changeRequest/changeRequest.setup';
import type { Port } from '../../machines/kit/port';
import { loadPerson, presentPerson } from '../../store/actors/loadPerson';
import { callPort, type Running } from '../../store/actors/callPort';
import { changeTaken, selectProposedChange } from '../../store/change.slice';
import { draftsOf } from '../../store/drafts';
import { institutionSettingsOf } from '../../store/institutionSettings';
import type { AppStore } from '../../store/makeStore';
import { definePorts } from '../ports/definePorts';
import type { DialogNeeds } from '../ports/dialogNeeds';
import { namedInstitution } from '../ports/namedInstitution';
import { requestActors, secondWayActor } from '../ports/requestActors';

const uncached = { subscribe: false, forceRefetch: true };

/** Port `loadSetting` of `changeRequest`: the service, its current setting, and any open change of it. */
function loadSettingPort(store: AppStore, person: Person): Port<SettingQuery, KnownSetting> {
  return callPort(({ about, service: ref, fresh }) => {
    if (!ref) return loadInstitution(store, person);
    if (about === 'institution') throw new Error('The institution is not a service');
    const options = { subscribe: false, forceRefetch: fresh };
    const service = store.dispatch(servicesApi.endpoints.getService.initiate(ref, options));
    const unwrap = async (): Promise<KnownSetting> => {
      const [detail, now] = await Promise.all([
        service.unwrap(),
        // The levels come with the person, so the person is requested again; consent has its own call (WIRE
        // T25).
        about === 'consent' ? presentPerson(store, person, fresh) : loadPerson(store, person).unwrap(),
      ]);
      const { ticketSystemDown } = now.installation;
      const [current, pendingKey] = await Promise.all([
        currentOf(store, now, about, detail),
        ticketSystemDown ? undefined : pendingOf(store, person, about, detail.entityId),
      ]);
      return {
        entityId: detail.entityId,
        name: detail.name,
        names: detail.names,
        current,
        ticketSystemDown,
        ...(detail.minimalLevel && { ownLevel: detail.minimalLevel }),
        ...(pendingKey !== undefined && { pendingKey }),
      };
    };
    return { abort: service.abort, unwrap };
  });
}

/** Loads the institution's current data, which comes with the person. */
function loadInstitution(store: AppStore, person: Person): Running<KnownSetting> {
  const requested = loadPerson(store, person);
  const unwrap = async (): Promise<KnownSetting> => {
    const { institution, installation } = await requested.unwrap();
    if (!institution) throw { kind: 'notFound' } satisfies Failure;
    const { entityId, name, names } = institution;
    const { ticketSystemDown } = installation;
    const pendingKey = ticketSystemDown
      ? undefined
      : await pendingOf(store, person, 'institution', undefined);
    const settings = institutionSettingsOf(institution);
    return {
      entityId,
      name,
      names,
      current: { subject: 'institution', institution: entityId, settings, services: [], comments: '' },
      ticketSystemDown,
      ...(pendingKey !== undefined && { pendingKey }),
    };
  };
  return { abort: requested.abort, unwrap };
}

async function currentOf(
  { dispatch }: AppStore,
  { roles, institution }: Person,
  about: ServiceSubject,
  { entityId: serviceEntityId, type: serviceType }: ServiceDetail,
): Promise<SettingsChange> {
  const service = { serviceEntityId, serviceType };
  if (about !== 'consent') {
    const set = about === 'strongAuthentication' ? institution?.stepupEntities : institution?.mfaEntities;
    const level = set?.find(({ name }) => name === serviceEntityId)?.level ?? '';
    return { subject: about, ...service, level };
  }
  // A person who may not request a change learns this without another call.
  if (!roles.admin) return { subject: about, ...service, type: 'MINIMAL_CONSENT', explanations: noTexts };
  const consent = dispatch(consentsApi.endpoints.getConsent.initiate(serviceEntityId, uncached));
  return { subject: about, ...service, ...(await consent.unwrap()) };
}

const noTexts = { en: '', nl: '', pt: '' };

/** A failed look-up does not stop the person, since the server refuses a second request anyway. */
async function pendingOf(
  { dispatch }: AppStore,
  { roles, installation }: Person,
  about: ChangeSubject,
  entityId: string | undefined,
): Promise<string | undefined> {
  if (!roles.admin || !installation.extensions.includes(CHANGES_EXTENSION)) return undefined;
  const pending = dispatch(changesApi.endpoints.getPendingChanges.initiate(undefined, uncached));
  const changes = await pending.unwrap().catch(() => []);
  return changes.find(({ subject, serviceEntityId }) => subject === about && serviceEntityId === entityId)
    ?.ticketKey;
}

type ChangeAddress = AddressOf<ChangeSubject>;
type ChangeNeeds = DialogNeeds<ChangeAddress>;

export const changeRequestPorts = definePorts({
  machine: changeRequestMachine,
  draftOf: (storedDraft, { dialog }: ChangeAddress) => draftOf(storedDraft, dialog),
  start,
});

/** The request begins with what the page proposes, or else with the draft. */
function start(needs: ChangeNeeds, draft: SettingsChange | null) {
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
