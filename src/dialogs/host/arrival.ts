import {
  DIALOG_PARAMETER,
  formatDialogAddress,
  parseDialogAddress,
  RESUME_PARAMETER,
  type DialogAddress,
} from '../../contracts/domain/dialogAddress';
import { invitationKeyIn } from '../../contracts/domain/invitationLink';

/** Written by the server when a login came back without the level that was asked for. */
const STEP_UP_PARAMETER = 'stepup';
/** The way in which older links name the dialog that a step-up interrupted (item 109). */
const AFTER_STEP_UP_PARAMETER = 'afterStepup';

/** A place of this application, as the router tells it. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  /** Of the history entry; survives a reload. */
  readonly state?: unknown;
}

/** What an address says about dialogs. */
export interface Arrival {
  readonly address: DialogAddress | undefined;
  /** Key of the draft that was kept before the login. */
  readonly resume: string | null;
  /** Back from a login that was to give a higher level; `unmet` when the server says that it did not. */
  readonly returned: boolean;
  readonly unmet: boolean;
}

/** What a history entry remembers after a login, so that a reload finds the draft again. */
export interface ResumeState {
  readonly resume: string;
}

export function arrivalOf({ pathname, search, state }: Place): Arrival {
  const parameters = new URLSearchParams(search);
  const after = parameters.get(AFTER_STEP_UP_PARAMETER);
  const resume = parameters.get(RESUME_PARAMETER);
  const unmet = parameters.get(STEP_UP_PARAMETER) === 'unmet';
  const address = parseDialogAddress(parameters.get(DIALOG_PARAMETER)) ?? addressAfter(after, pathname);
  const returned = resume !== null || after !== null || unmet;
  return { address, resume: resume ?? resumeIn(state), unmet, returned };
}

function addressAfter(dialog: string | null, pathname: string): DialogAddress | undefined {
  const [, id, type] = /^\/apps\/(\d+)\/([^/]+)/.exec(pathname) ?? [];
  const invitation = invitationKeyIn(pathname);
  const parts = [dialog, id, type, ...(invitation ? [invitation] : [])];
  return dialog && id && type ? parseDialogAddress(parts.join(':')) : undefined;
}

function resumeIn(state: unknown): string | null {
  const kept: Partial<ResumeState> | null = typeof state === 'object' ? state : null;
  return typeof kept?.resume === 'string' ? kept.resume : null;
}

/** The same place with the dialog open, and without traces of a login; `null` closes it. */
export function searchWith(search: string, address: DialogAddress | null): string {
  const parameters = new URLSearchParams(search);
  [RESUME_PARAMETER, STEP_UP_PARAMETER, AFTER_STEP_UP_PARAMETER, DIALOG_PARAMETER].forEach((name) =>
    parameters.delete(name),
  );
  if (address) parameters.set(DIALOG_PARAMETER, formatDialogAddress(address));
  return parameters.toString();
}

/** The login page's address, which leads back to this place, to this dialog, and to what was kept. */
export function loginAddress(place: Place, address: DialogAddress, resume: string, level: number): string {
  const back = new URL(place.pathname, window.location.origin);
  back.search = searchWith(place.search, address);
  back.searchParams.set(RESUME_PARAMETER, resume);
  return `/login?${new URLSearchParams({ redirect_url: back.href, loa: String(level) })}`;
}
