import type { EntityType } from '../wire/enumerations';
import type { ServiceRef } from './services/serviceRef';
import { isTicketKey } from './tickets/ticketRules';

/**
 * What a dialog is about: a service; a service, with the ticket of an answered invitation if the address names one; one
 * ticket; several invitations of one kind, which get one answer; or the institution or its list of services.
 */
type About = 'service' | 'invitation' | 'ticket' | 'tickets' | 'institution';

/**
 * Dialogs by name. A request to change a setting has the name of the setting. An extension adds its own names by
 * declaration merging, and declares them with `declareDialogs`.
 */
export interface Dialogs {
  consent: 'service';
  strongAuthentication: 'service';
  multiFactor: 'service';
  connect: 'invitation';
  disconnect: 'invitation';
  deny: 'invitation';
  withdraw: 'ticket';
  acceptAll: 'tickets';
  denyAll: 'tickets';
  institution: 'institution';
}

const core = {
  ...{ consent: 'service', strongAuthentication: 'service', multiFactor: 'service' },
  ...{ connect: 'invitation', disconnect: 'invitation', deny: 'invitation' },
  ...{ withdraw: 'ticket', acceptAll: 'tickets', denyAll: 'tickets', institution: 'institution' },
} as const satisfies Partial<Dialogs>;

export type CoreDialogName = keyof typeof core;

const dialogs = new Map<string, About>(Object.entries(core));

/** Makes the addresses of these dialogs known. */
export function declareDialogs<Name extends DialogName>(names: {
  readonly [One in Name]: Dialogs[One];
}): void {
  for (const [name, about] of Object.entries<About>(names)) dialogs.set(name, about);
}

/** Returns the names whose addresses are known. */
export function dialogNames(): readonly DialogName[] {
  return [...dialogs.keys()] as DialogName[];
}

export type DialogName = keyof Dialogs;
type NameAbout<Subject extends About> = {
  [Name in DialogName]: Dialogs[Name] extends Subject ? Name : never;
}[DialogName];

/**
 * The address of a dialog: the search parameter `dialog`, so that Back closes it, a reload opens it again and a link
 * can be pasted. Its value is `connect:42:saml20_sp`, or `deny:42:saml20_sp:CXT-12` to answer the invitation of a
 * ticket; `withdraw:CXT-12` for the request of a ticket; `acceptAll:CXT-12,CXT-15` for invitations; or `institution`.
 * It never contains the requested values.
 */
export type DialogAddress =
  ServiceDialogAddress | InstitutionDialogAddress | TicketDialogAddress | TicketsDialogAddress;

/** Address of the dialogs with these names. */
export type AddressOf<Name extends DialogName> =
  | (Name extends NameAbout<'service' | 'invitation'>
      ? ServiceDialogAddress & { readonly dialog: Name }
      : never)
  | (Name extends NameAbout<'institution'> ? InstitutionDialogAddress & { readonly dialog: Name } : never)
  | (Name extends NameAbout<'ticket'> ? TicketDialogAddress & { readonly dialog: Name } : never)
  | (Name extends NameAbout<'tickets'> ? TicketsDialogAddress & { readonly dialog: Name } : never);

export interface ServiceDialogAddress {
  readonly dialog: NameAbout<'service' | 'invitation'>;
  readonly service: ServiceRef;
  /** Ticket of the answered invitation; absent: the person's own request. */
  readonly invitation?: string;
  readonly ticket?: undefined;
  readonly tickets?: undefined;
}

/** The address of a dialog about the institution acted for, which is its name alone. */
export interface InstitutionDialogAddress {
  readonly dialog: NameAbout<'institution'>;
  readonly service?: undefined;
  readonly invitation?: undefined;
  readonly ticket?: undefined;
  readonly tickets?: undefined;
}

/** The address of a dialog about a ticket of any kind. */
export interface TicketDialogAddress {
  readonly dialog: NameAbout<'ticket'>;
  readonly ticket: string;
  readonly tickets?: undefined;
  readonly service?: undefined;
  readonly invitation?: undefined;
}

/** The address of a dialog about several tickets, by their keys, each once. */
interface TicketsDialogAddress {
  readonly dialog: NameAbout<'tickets'>;
  readonly tickets: readonly string[];
  readonly ticket?: undefined;
  readonly service?: undefined;
  readonly invitation?: undefined;
}

/** Maximum number of tickets of one dialog. */
export const MOST_TICKETS = 25;

export const DIALOG_PARAMETER = 'dialog';
/** Search parameter of the dialog that a step-up interrupted (REQUIREMENTS 109). */
export const AFTER_STEP_UP_PARAMETER = 'afterStepup';

const entityTypes: readonly EntityType[] = ['saml20_sp', 'oidc10_rp', 'single_tenant_template'];

export function formatDialogAddress({ dialog, service, invitation, ticket, tickets }: DialogAddress): string {
  const about = ticket ?? tickets?.join();
  if (about !== undefined) return `${dialog}:${about}`;
  if (!service) return dialog;
  return [dialog, service.id, service.type, ...(invitation ? [invitation] : [])].join(':');
}

/**
 * Returns the address, or `undefined` for unknown names, types, numbers and keys, so that a malformed address opens
 * nothing.
 */
export function parseDialogAddress(value: string | null): DialogAddress | undefined {
  const [dialog = '', id = '', typeName, invitation, ...rest] = (value ?? '').split(':');
  if (isAbout('institution', dialog)) return value === dialog ? { dialog } : undefined;
  if (isAbout('ticket', dialog))
    return typeName === undefined && isTicketKey(id) ? { dialog, ticket: id } : undefined;
  if (isAbout('tickets', dialog)) {
    const tickets = [...new Set(id.split(','))];
    const fits = typeName === undefined && tickets.length <= MOST_TICKETS && tickets.every(isTicketKey);
    return fits ? { dialog, tickets } : undefined;
  }
  const type = entityTypes.find((known) => known === typeName);
  if (!type || rest.length > 0 || !/^\d{1,9}$/.test(id)) return undefined;
  const service = { id: Number(id), type };
  const answers = isAbout('invitation', dialog);
  if (invitation === undefined)
    return answers || isAbout('service', dialog) ? { dialog, service } : undefined;
  return answers && isTicketKey(invitation) ? { dialog, service, invitation } : undefined;
}

function isAbout<Subject extends About>(about: Subject, name: string): name is NameAbout<Subject> {
  return dialogs.get(name) === about;
}
