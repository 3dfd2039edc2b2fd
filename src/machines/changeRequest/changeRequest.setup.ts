import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../contracts/domain/failure';
import { institutionDifferences } from '../../contracts/domain/institution/institutionDifferences';
import { languages } from '../../contracts/domain/language';
import type { Named, Texts } from '../../contracts/domain/person/person';
import { rankIn, type Level } from '../../contracts/domain/services/level';
import type { ServiceRef } from '../../contracts/domain/services/serviceRef';
import {
  entityIdOf,
  rankOfChange,
  type ChangeSubject,
  type SettingsChange,
} from '../../contracts/domain/tickets/change';
import type { ConsentType, EntityType } from '../../contracts/wire/enumerations';
import type { DialogEmitted } from '../kit/emitted';
import { failureGuards, failureOf } from '../kit/failures';
import { hash } from '../kit/hash';
import type { StateMeta, StateTag } from '../kit/meta';
import { port } from '../kit/port';
import { collidedWith, requestGuards, type Reported } from '../shared/request.parts';
import { secondWayGuards, secondWayPort, type SecondWayOffer } from '../shared/secondWay';
import { stepUpMachine } from '../shared/stepUp.machine';
import { ticketRequestMachine, type TicketRequestInput } from '../shared/ticketRequest.machine';
import { ticketSystemDownMachine } from '../shared/ticketSystemDown.machine';
import { isInstitutionChange } from './institutionDraft';

export interface ChangeRequestInput extends SecondWayOffer {
  /** The setting that is to be changed. */
  readonly about: ChangeSubject;
  /** Null if the change is about the institution itself. */
  readonly service: ServiceRef | null;
  readonly person: { readonly admin: boolean; readonly level: number };
  readonly institution: Named;
  /** Random; together with what is sent it becomes the idempotency key. */
  readonly requestId: string;
  readonly stepUpOffered: boolean;
  /** Assurance levels of this federation. */
  readonly levels: readonly Level[];
  /** Names of multi-factor values, as this federation calls them. */
  readonly labels: readonly { readonly uri: string; readonly names: Texts }[];
  /** The requested change; null if only the login has to be strong enough. */
  readonly draft: SettingsChange | null;
  /** The page behind has been loaded again and no longer holds the draft. */
  readonly heldHereOnly: boolean;
}

interface ChangeRequestContext extends ChangeRequestInput {
  readonly subject: KnownSetting | null;
  /** Rank of the login, and the rank that the request needs. */
  readonly level: number;
  readonly requiredLevel: number;
  readonly lookups: number;
  /** The ticket that was created, or that blocks the request. */
  readonly ticketKey: string | null;
  readonly failure: Failure | null;
}

type ChangeRequestEvent =
  | { type: 'request.confirmed' }
  | { type: 'secondWay.requested' }
  /** The person wants to close; `draft` is what would be lost, null where the page still holds it. */
  | { type: 'dismissal.requested'; draft: SettingsChange | null }
  | { type: 'stay.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'retry.requested' };

export interface ChangeRequestTypes {
  input: ChangeRequestInput;
  context: ChangeRequestContext;
  events: ChangeRequestEvent;
  emitted: DialogEmitted;
  output: { readonly kind: 'finished' | 'cancelled' };
  meta: StateMeta;
  tags: StateTag;
}

const types: readonly ConsentType[] = ['DEFAULT_CONSENT', 'MINIMAL_CONSENT', 'NO_CONSENT'];
const serviceTypes: readonly EntityType[] = ['saml20_sp', 'oidc10_rp', 'single_tenant_template'];

/**
 * Reads a change from storage, perhaps stored by an older version of the page; null unless it is complete.
 */
export function draftOf(value: unknown, about: ChangeSubject): SettingsChange | null {
  if (!isRecord(value) || value['subject'] !== about) return null;
  if (about === 'institution') return isInstitutionChange(value) ? value : null;
  const { serviceEntityId, level } = value;
  const serviceType = serviceTypes.find((known) => known === value['serviceType']);
  if (typeof serviceEntityId !== 'string' || !serviceType) return null;
  const service = { serviceEntityId, serviceType };
  if (about !== 'consent') return typeof level === 'string' ? { subject: about, ...service, level } : null;
  const type = types.find((known) => known === value['type']);
  const explanations = textsOf(value['explanations']);
  return type && explanations ? { subject: about, ...service, type, explanations } : null;
}

function textsOf(value: unknown): Record<(typeof languages)[number], string> | undefined {
  if (!isRecord(value)) return undefined;
  const { en, nl, pt } = value;
  const isWhole = typeof en === 'string' && typeof nl === 'string' && typeof pt === 'string';
  return isWhole ? { en, nl, pt } : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Tells whether nothing would change; blank texts count as empty. */
function isSameSetting(current: SettingsChange, requested: SettingsChange): boolean {
  if (current.subject === 'consent' && requested.subject === 'consent') {
    const isSameText = (language: (typeof languages)[number]) =>
      current.explanations[language].trim() === requested.explanations[language].trim();
    return current.type === requested.type && languages.every(isSameText);
  }
  if (current.subject === 'institution' && requested.subject === 'institution') {
    // Comments alone are not a change.
    return institutionDifferences(current.settings, requested.settings).length === 0;
  }
  return 'level' in current && 'level' in requested && current.level === requested.level;
}

/** Tells whether the change would lower or remove an assurance level, which is never done (REQUIREMENTS 167, 169). */
function isLowered(levels: readonly Level[], current: SettingsChange, requested: SettingsChange): boolean {
  if (current.subject !== 'strongAuthentication' || requested.subject !== 'strongAuthentication')
    return false;
  return rankIn(levels, requested.level) < rankIn(levels, current.level);
}

/** The dialog's data before anything is sent. */
export interface KnownSetting extends Named {
  readonly entityId: string;
  /** The current setting. */
  readonly current: SettingsChange;
  /** Level URI that the service asks for itself. */
  readonly ownLevel?: string;
  /** Ticket of a change of this setting that the desk has not decided on, if the server gives it. */
  readonly pendingKey?: string;
  readonly ticketSystemDown: boolean;
}

/** Returns what is sent, and under which key: the same change gives the same key, however often it is sent. */
export function changeRequest({ draft, requestId }: ChangeRequestContext): TicketRequestInput {
  if (!draft) throw new Error('Nothing was asked for');
  return {
    request: { kind: 'change', change: draft },
    requestId: `${requestId}-${hash(JSON.stringify(draft))}`,
  };
}

interface Scope {
  readonly context: ChangeRequestContext;
}

const changeRequestGuards = {
  ...requestGuards,
  ...secondWayGuards,
  isNotFound: failureGuards.isNotFound,
  isTicketSystemDown: ({ context }: Scope) => context.subject?.ticketSystemDown === true,
  isNotAdmin: ({ context }: Scope) => !context.person.admin,
  /** Only a strong enough login was requested, and the login is. */
  isReady: (scope: Scope) => scope.context.draft === null && !requestGuards.isLevelTooLow(scope),
  isFixedByService: ({ context }: Scope) =>
    context.about === 'strongAuthentication' && context.subject?.ownLevel !== undefined,
  hasPendingChange: ({ context }: Scope) => context.subject?.pendingKey !== undefined,
  isSame: ({ context: { subject, draft } }: Scope) =>
    subject !== null && draft !== null && isSameSetting(subject.current, draft),
  isLowered: ({ context: { levels, subject, draft } }: Scope) =>
    subject !== null && draft !== null && isLowered(levels, subject.current, draft),
  isHeldHereOnly: ({ context }: Scope) => context.heldHereOnly && context.draft !== null,
  isUnchanged: (_: unknown, params: Reported) => params.reported.kind === 'unchanged',
  isCollidedWithLevel: (_: unknown, { reported }: Reported) => collidedWith(reported, ['higherLevel']),
};

export interface SettingQuery {
  readonly about: ChangeSubject;
  readonly service: ServiceRef | null;
  /** Nothing from the cache: it was looked up before. */
  readonly fresh: boolean;
}

/** The words that the chart is written in: invoked machines, guards and actions. */
export const changeRequestSetup = setup({
  types: {} as ChangeRequestTypes,
  actors: {
    loadSetting: port<SettingQuery, KnownSetting>(),
    ticketSystemDown: ticketSystemDownMachine,
    stepUp: stepUpMachine,
    ticketRequest: ticketRequestMachine,
    ...secondWayPort,
  },
  guards: changeRequestGuards,
  actions: {
    countLookup: assign({ lookups: ({ context }) => context.lookups + 1 }),
    /** A proposal that is about another service or institution has nothing to do here. */
    rememberSetting: assign(({ context: { draft } }, { subject }: { subject: KnownSetting }) => ({
      subject,
      draft: draft && entityIdOf(draft) === subject.entityId ? draft : null,
      ticketKey: subject.pendingKey ?? null,
    })),
    rememberLevel: assign({ level: (_, params: { level: number }) => params.level }),
    forgetLevel: assign((_, params: { required: number }) => ({ level: 0, requiredLevel: params.required })),
    rememberTicket: assign({
      ticketKey: ({ context }, params: { key: string | null }) => params.key ?? context.ticketKey,
    }),
    rememberFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    announceRequested: emit(({ context: { ticketKey } }) => ({
      type: 'flash.due',
      flash: { tone: 'info', messageId: 'changeRequest.flash.requested', values: { key: ticketKey ?? '' } },
    })),
    announceRequestedWithoutKey: emit({
      type: 'flash.due',
      flash: { tone: 'info', messageId: 'changeRequest.flash.requestedWithoutKey' },
    }),
    announceQueued: emit({
      type: 'flash.due',
      flash: { tone: 'warning', messageId: 'changeRequest.flash.queued' },
    }),
    /** Filed, or nothing to file: the page behind has done its part. */
    announceSettled: emit({ type: 'change.ended', outcome: 'settled' }),
    /**
     * Given up after a failure: if the dialog is opened again with the same change, it is sent under the same
     * key.
     */
    announceUnsent: emit(({ context: { requestId } }) => ({
      type: 'change.ended',
      outcome: 'unsent',
      requestId,
    })),
    announceUnchanged: emit({
      type: 'flash.due',
      flash: { tone: 'warning', messageId: 'changeRequest.flash.unchanged' },
    }),
  },
});

/** Returns the conversation before it begins. */
export function beginning({ input }: { readonly input: ChangeRequestInput }): ChangeRequestContext {
  return {
    ...input,
    subject: null,
    level: input.person.level,
    requiredLevel: rankOfChange(input.about, input.levels),
    lookups: 0,
    ticketKey: null,
    failure: null,
  };
}
