import { keyOf } from '../../contracts/domain/services/catalogue';
import { isOutsideEdugain } from '../../contracts/domain/services/connection';
import type {
  InvitableInstitution,
  InvitableService,
  Invitation,
  InvitationChoices,
} from '../../contracts/domain/invitations/invitation';
import { invitedOf, recipientsOf, type Recipient } from '../../contracts/domain/invitations/recipients';

/** A recipient who is typed in. */
export interface AddedPerson {
  name: string;
  email: string;
}

/** The values of the form. Another institution resets only the values that belong to one. */
export interface InviteForm {
  /** Entity id; '' for none. */
  institution: string;
  direction: Invitation['direction'];
  /** Key of the service by `keyOf`; '' for none. */
  service: string;
  /** Keys of recipients. */
  ticked: string[];
  additional: AddedPerson[];
  message: string;
}

export const FORM = 'invite';

export const emptyForm: InviteForm = {
  institution: '',
  direction: 'connect',
  service: '',
  ticked: [],
  additional: [],
  message: '',
};

/** The chosen institution with its choices, as the parts of the form need them. */
export interface Chosen {
  readonly institution: InvitableInstitution;
  readonly choices: InvitationChoices;
}

/**
 * Returns the services that can be connected, or those that can be disconnected. `leftOut` is the number of those that the
 * institution cannot connect, so that the server would refuse the invitation.
 */
export function servicesFor(
  { institution, choices: { services } }: Chosen,
  direction: Invitation['direction'],
): { readonly offered: readonly InvitableService[]; readonly leftOut: number } {
  if (direction === 'disconnect')
    return { offered: services.filter(({ connected }) => connected), leftOut: 0 };
  const others = services.filter(({ connected }) => !connected);
  const offered = others.filter((service) => !service.saml1Only && !isOutsideEdugain(institution, service));
  return { offered, leftOut: others.length - offered.length };
}

export function knownRecipients({ institution, choices }: Chosen): readonly Recipient[] {
  return recipientsOf(choices.people ?? [], institution.contacts);
}

export function serviceIn(chosen: Chosen, values: InviteForm): InvitableService | undefined {
  return servicesFor(chosen, values.direction).offered.find((service) => keyOf(service) === values.service);
}

/** Returns the invitation that is sent; absent while service and institution do not fit the form. */
export function invitationIn(chosen: Chosen, values: InviteForm): Invitation | undefined {
  const service = serviceIn(chosen, values);
  if (!service) return undefined;
  const { entityId, name } = chosen.institution;
  const known = knownRecipients(chosen).filter(({ key }) => values.ticked.includes(key));
  const added = values.additional.map(({ name: called, email }) => ({
    name: called.trim(),
    email: email.trim(),
  }));
  return {
    institution: { entityId, name },
    service: { id: service.id, type: service.type, entityId: service.entityId, name: service.name },
    direction: values.direction,
    recipients: [...known.map(invitedOf), ...added],
    message: values.message.trim(),
  };
}
