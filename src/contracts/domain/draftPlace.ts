import { formatDialogAddress, type DialogAddress } from './dialogAddress';

/** Every form on a page; typed input is kept until it is sent or discarded. */
export const formNames = [
  'consent',
  'strongAuthentication',
  'multiFactor',
  'policy',
  'institution',
  'invite',
  'resend',
  'deskStep',
  'securityRules',
  'reviewStart',
  'review',
] as const;
export type FormName = (typeof formNames)[number];

/** A place with typed input: a form about a subject, or a dialog. */
export type DraftPlace = `form:${FormName}:${string}` | `dialog:${string}`;

/** Returns the place of a form. `about` distinguishes forms of the same name; '' if there is only one. */
export function formPlace(form: FormName, about: string): DraftPlace {
  return `form:${form}:${about}`;
}

export function dialogPlace(address: DialogAddress): DraftPlace {
  return `dialog:${formatDialogAddress(address)}`;
}
