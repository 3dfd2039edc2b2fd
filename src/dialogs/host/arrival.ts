import {
  AFTER_STEP_UP_PARAMETER,
  DIALOG_PARAMETER,
  formatDialogAddress,
  parseDialogAddress,
  type DialogAddress,
} from '../../contracts/domain/dialogAddress';
import { invitationKeyIn } from '../../contracts/domain/invitations/invitationLink';
import { loginFor } from '../../ui/notices/loginFor';
import { fullAddress } from '../../lib/basePath';

/** The server adds this parameter if a login came back without the requested level. */
const STEP_UP_PARAMETER = 'stepup';
/** The server adds this parameter if a login failed. */
const LOGIN_PARAMETER = 'login';

/** A place of this application, from the router. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** The part of an address about dialogs. */
export interface Arrival {
  readonly address: DialogAddress | undefined;
  /** A login for a higher level came back to a dialog; `unmet` if the server says that it did not give it. */
  readonly returned: boolean;
  readonly unmet: boolean;
  /** The person went back from that login. */
  readonly cancelled: boolean;
}

export function arrivalOf({ pathname, search }: Place): Arrival {
  const parameters = new URLSearchParams(search);
  const after = parameters.get(AFTER_STEP_UP_PARAMETER);
  const unmet = parameters.get(STEP_UP_PARAMETER) === 'unmet';
  const address = parseDialogAddress(parameters.get(DIALOG_PARAMETER)) ?? addressAfter(after, pathname);
  const cancelled = parameters.get(LOGIN_PARAMETER) === 'cancelled';
  // A page without a dialog asked for the login itself; `useArrivalNotice` shows the message.
  const returned = after !== null || (unmet && address !== undefined);
  return { address, unmet, cancelled, returned };
}

function addressAfter(dialog: string | null, pathname: string): DialogAddress | undefined {
  const [, id, type] = /^\/apps\/(\d+)\/([^/]+)/.exec(pathname) ?? [];
  const invitation = invitationKeyIn(pathname);
  const parts = [dialog, id, type, ...(invitation ? [invitation] : [])];
  return dialog && id && type ? parseDialogAddress(parts.join(':')) : undefined;
}

/** Returns the same place with the dialog open, and without traces of a login; `null` closes it. */
export function searchWith(search: string, address: DialogAddress | null): string {
  const parameters = new URLSearchParams(search);
  [STEP_UP_PARAMETER, LOGIN_PARAMETER, AFTER_STEP_UP_PARAMETER, DIALOG_PARAMETER].forEach((name) =>
    parameters.delete(name),
  );
  if (address) parameters.set(DIALOG_PARAMETER, formatDialogAddress(address));
  return parameters.toString();
}

/** Returns the login page's address, which leads back to this place and to this dialog. */
export function loginAddress(place: Place, address: DialogAddress, level: number): string {
  const back = new URL(fullAddress(place.pathname));
  back.search = searchWith(place.search, address);
  back.searchParams.set(AFTER_STEP_UP_PARAMETER, address.dialog);
  return loginFor(back.href, level);
}
