import {
  DIALOG_PARAMETER,
  formatDialogAddress,
  parseDialogAddress,
  RESUME_PARAMETER,
  type DialogAddress,
} from '../../contracts/domain/dialogAddress';

/** Written by the server when a login came back without the level that was asked for. */
const STEP_UP_PARAMETER = 'stepup';
/** The way in which older links name the dialog that a step-up interrupted (item 109). */
const AFTER_STEP_UP_PARAMETER = 'afterStepup';

/** A place of this application, as the router tells it. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** What an address says about dialogs. */
export interface Arrival {
  readonly address: DialogAddress | undefined;
  /** Key of what was kept before the login. */
  readonly resume: string | null;
  /** Back from a login that was to give a higher level; `unmet` when the server says that it did not. */
  readonly returned: boolean;
  readonly unmet: boolean;
}

export function arrivalOf({ pathname, search }: Place): Arrival {
  const parameters = new URLSearchParams(search);
  const after = parameters.get(AFTER_STEP_UP_PARAMETER);
  const resume = parameters.get(RESUME_PARAMETER);
  const unmet = parameters.get(STEP_UP_PARAMETER) === 'unmet';
  const address = parseDialogAddress(parameters.get(DIALOG_PARAMETER)) ?? addressAfter(after, pathname);
  return { address, resume, unmet, returned: resume !== null || after !== null || unmet };
}

function addressAfter(dialog: string | null, pathname: string): DialogAddress | undefined {
  const [, id, type] = /^\/apps\/(\d+)\/([^/]+)/.exec(pathname) ?? [];
  return dialog && id && type ? parseDialogAddress(`${dialog}:${id}:${type}`) : undefined;
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
