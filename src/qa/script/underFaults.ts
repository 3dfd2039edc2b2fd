import type { AnyStateMachine } from 'xstate';
import type { Failure } from '../../contracts/domain/failure';
import { faultsIn, type Fault } from '../../contracts/domain/qa/qaFault';
import type { AnyAnswer, AnyScenarios } from '../../machines/kit/scenario';
import { membersOf } from '../live/logEntryIn';
import { registry } from '../registry';
import type { Call } from '../steps/simulation';

/** A call of the server, as the network sees it. */
interface ServerCall {
  readonly path: string;
  readonly writes: boolean;
}

/** Path of the call with which each port of a dialog begins. */
const reads: Readonly<Partial<Record<string, string>>> = {
  checkSheet: '/services',
  loadChangeSet: '/x/changes/set',
  loadInvitations: '/actions',
  loadPolicies: '/policies',
  loadRequest: '/actions',
  loadSearches: '/x/watching/searches',
  loadServices: '/services',
  loadSetting: '/services/detail',
  loadSubject: '/services/detail',
  loadWish: '/x/wishes/own',
  loadWishes: '/x/wishes',
};
const writes: Readonly<Partial<Record<string, string>>> = {
  changeSearches: '/x/watching/searches',
  watchServices: '/x/watching',
  fileTicket: '/',
};
/** Path of what `fileTicket` sends, by the kind of the request. */
const requests: Readonly<Partial<Record<string, string>>> = {
  connect: '/services/connect',
  disconnect: '/services/disconnect',
  accept: '/users/inviteRequest',
  deny: '/users/inviteRequest',
  withdraw: '/x/tickets',
  gather: '/x/changes/set/lines',
  changeSet: '/x/changes/set/request',
  ask: '/x/wishes/own',
  takeBack: '/x/wishes/own/withdrawal',
  answer: '/x/wishes/answer',
  consent: '/users/me/consent',
  strongAuthentication: '/users/me/surfsecureid',
  multiFactor: '/users/me/mfa',
  institution: '/users/me/settings',
};

interface SetFaults {
  readonly faults: readonly Fault[];
  /** True if the one collision has happened. */
  readonly used: boolean;
}

/** Reads faults from an address; an address that was edited by hand may hold anything. */
export function faultsFrom(text: string): readonly Fault[] {
  try {
    return faultsIn(JSON.parse(text)) ?? [];
  } catch {
    return [];
  }
}

/** Tells whether a call takes longer than usual, so that its waiting state can be seen. */
export function isSlow(faults: readonly Fault[], call: Call): boolean {
  const path = serverCallOf(call)?.path;
  return faults.some((fault) => fault.kind === 'slow' && path?.startsWith(fault.path));
}

/**
 * Returns how the network would answer a call under these faults, as in the dashboard
 * (`app/qa/faultAnswers`); the given answer if they do not affect it. A machine in which a fault happens is
 * not answered for.
 */
export function underFaults(
  { faults, used }: SetFaults,
  { answers }: AnyScenarios,
  call: Call,
  answer: AnyAnswer | undefined,
): AnyAnswer | undefined {
  if (faults.length === 0) return answer;
  if (call.machine) return happensIn({ faults, used }, call.machine, answer) ? { pending: true } : answer;
  const serverCall = serverCallOf(call);
  const failures = serverCall ? faults.flatMap((fault) => failureOf(fault, serverCall, used) ?? []) : [];
  const [failure] = failures;
  if (serverCall && failure) return { failure: serverCall.writes ? failure : { ...failure, reading: true } };
  if (!faults.some(({ kind }) => kind === 'ticketSystemDown')) return answer;
  const known = [answer, ...Object.values(answers[call.name] ?? {})]
    .map((answer) => (answer && 'output' in answer ? membersOf(answer.output) : undefined))
    .find((output) => output && 'ticketSystemDown' in output);
  return known ? { output: { ...known, ticketSystemDown: true } } : answer;
}

/**
 * A machine's own story also gives the answers inside it; an output or a failure of the machine is dropped
 * only for a fault.
 */
function happensIn(set: SetFaults, { id }: AnyStateMachine, answer: AnyAnswer | undefined): boolean {
  const scenarios = registry.find((known) => known.id === id)?.scenarios;
  const calls = Object.keys(scenarios?.answers ?? {}).map((name): Call => ({ name, input: undefined }));
  if (answer && 'story' in answer) return calls.some(serverCallOf);
  return calls.some(
    (call) => isSlow(set.faults, call) || (scenarios && underFaults(set, scenarios, call, undefined)),
  );
}

function serverCallOf({ name, input }: Call): ServerCall | undefined {
  const request = membersOf(membersOf(input)?.request);
  const subject = String(membersOf(request?.change)?.subject ?? request?.kind);
  const path = (name === 'fileTicket' ? requests[subject] : undefined) ?? reads[name] ?? writes[name];
  return path === undefined ? undefined : { path, writes: name in writes };
}

function failureOf(fault: Fault, { path, writes: changes }: ServerCall, used: boolean): Failure | undefined {
  switch (fault.kind) {
    case 'offline':
    case 'sessionExpired':
      return { kind: fault.kind };
    case 'ticketSystemDown':
    case 'ticketSystemUnreachable': {
      const delivery = 'delivery' in fault ? fault.delivery : 'refused';
      return changes || path === '/actions' ? { kind: 'ticketSystemUnreachable', delivery } : undefined;
    }
    case 'levelTooLow':
      return changes ? { kind: 'levelTooLow', required: fault.required } : undefined;
    case 'collision':
      if (used) return undefined;
      if (path === '/users/inviteRequest') return { kind: 'collision', found: 'answered', ticketKey: 'QA-1' };
      return path.endsWith('connect')
        ? { kind: 'collision', found: 'openTicket', ticketKey: 'QA-1' }
        : undefined;
    case 'failing':
      return path.startsWith(fault.path) ? byStatus(fault.status) : undefined;
    case 'slow':
      return undefined;
  }
}

function byStatus(status: number): Failure {
  switch (status) {
    case 400:
    case 413:
      return { kind: 'validation' };
    case 401:
      return { kind: 'sessionExpired' };
    case 403:
      return { kind: 'forbidden' };
    case 404:
      return { kind: 'notFound' };
    case 409:
      return { kind: 'collision', found: 'openTicket' };
    case 429:
      return { kind: 'tooManyRequests', retryAfterSeconds: 7 };
    default:
      return { kind: 'unknown', status };
  }
}
