import { sentName } from '../../contracts/domain/institution/contactName';
import { wireContactType } from '../../contracts/domain/institution/contactType';
import type {
  ContactSetting,
  InstitutionChange,
  ServiceSettings,
} from '../../contracts/domain/institution/institutionSettings';
import type { Localised } from '../../contracts/wire/common';
import type { InstitutionSettingsRequest, NewContact } from '../../contracts/wire/institutionSettings';
import type { Service } from '../../contracts/wire/service';
import { listOf } from '../envelope';

type Body = InstitutionSettingsRequest & { readonly serviceProviderSettings: readonly ServiceSettings[] };

/**
 * Returns the body of the request: settings, the institution’s own services as they came, and comments. Texts are never null
 * (WIRE T2).
 */
export function institutionBody({ settings, services, comments }: InstitutionChange): Body {
  const { texts, flags, state, contacts, added } = settings;
  const removed = contacts.flatMap((contact) => (contact.removed && contact.id ? [contact.id] : []));
  return {
    ...texts,
    ...flags,
    stateType: state,
    contactPersons: contacts.map(
      ({ id, name, cameAs, emailAddress, telephoneNumber, contactPersonType }) => ({
        ...(id !== undefined && { id }),
        name: sentName(name, cameAs),
        emailAddress,
        telephoneNumber,
        contactPersonType: wireContactType(contactPersonType),
      }),
    ),
    ...(removed.length > 0 && { removedContacts: removed }),
    ...(added.length > 0 && { addedContacts: added.map(newContact) }),
    serviceProviderSettings: services,
    comments,
  };
}

function newContact({ name, emailAddress, telephoneNumber, contactPersonType }: ContactSetting): NewContact {
  return { name, emailAddress, telephoneNumber, contactPersonType: wireContactType(contactPersonType) };
}

type Loose<T> = { readonly [K in keyof T]?: T[K] | null };

/** Names as the request has them: `guestEnabled` is `hasGuestEnabled` there, `state` is `stateType` (REQUIREMENTS 211). */
export function serviceSettingsOf(wire: Loose<Service>): ServiceSettings {
  const { descriptions, displayNames, publishedInEdugain, state } = wire;
  return {
    spEntityId: wire.spEntityId ?? '',
    descriptionEn: textIn(descriptions, 'en'),
    descriptionNl: textIn(descriptions, 'nl'),
    displayNameEn: textIn(displayNames, 'en'),
    displayNameNl: textIn(displayNames, 'nl'),
    ...(typeof publishedInEdugain === 'boolean' && { publishedInEdugain }),
    hasGuestEnabled: wire.guestEnabled === true,
    noConsentRequired: wire.noConsentRequired === true,
    contactPersons: listOf(wire.contactPersons),
    ...(state && { stateType: state }),
  };
}

function textIn(texts: Localised | null | undefined, language: string): string {
  return texts?.[language] ?? '';
}
