import type { ContactType } from '../../contracts/domain/institution/contactType';
import { contactFields, flagFields, textPlaces } from '../../contracts/domain/institution/institutionFields';
import type { InstitutionChange } from '../../contracts/domain/institution/institutionSettings';
import type { StateType } from '../../contracts/wire/enumerations';

const states: Readonly<Record<StateType, true>> = { prodaccepted: true, testaccepted: true };
const contactTypes: Readonly<Record<ContactType, true>> = {
  technical: true,
  administrative: true,
  support: true,
  billing: true,
  help: true,
  security: true,
  other: true,
};

/** Tells whether a change of the institution that was kept in storage is whole. */
export function isInstitutionChange(value: object): value is InstitutionChange {
  const { institution, settings, services, comments }: StoredDraft = value;
  if (typeof institution !== 'string' || typeof comments !== 'string') return false;
  if (!Array.isArray(services) || !services.every(isObject) || !isObject(settings)) return false;
  const { texts, flags, state, contacts, added }: StoredSettings = settings;
  return (
    isObject(texts) &&
    textPlaces.every(({ field }) => typeof member(texts, field) === 'string') &&
    isObject(flags) &&
    flagFields.every((field) => ['boolean', 'undefined'].includes(typeof member(flags, field))) &&
    typeof state === 'string' &&
    Object.hasOwn(states, state) &&
    Array.isArray(contacts) &&
    contacts.every(isContact) &&
    Array.isArray(added) &&
    added.every(isContact)
  );
}

interface StoredDraft {
  readonly institution?: unknown;
  readonly settings?: unknown;
  readonly services?: unknown;
  readonly comments?: unknown;
}

interface StoredSettings {
  readonly texts?: unknown;
  readonly flags?: unknown;
  readonly state?: unknown;
  readonly contacts?: unknown;
  readonly added?: unknown;
}

function isContact(value: unknown): boolean {
  if (!isObject(value)) return false;
  const isTextOrAbsent = (name: string) => ['string', 'undefined'].includes(typeof member(value, name));
  return (
    contactFields.every((field) => typeof member(value, field) === 'string') &&
    Object.hasOwn(contactTypes, String(member(value, 'contactPersonType'))) &&
    isTextOrAbsent('id') &&
    isTextOrAbsent('cameAs') &&
    ['boolean', 'undefined'].includes(typeof member(value, 'removed'))
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function member(object: object, name: string): unknown {
  return new Map(Object.entries(object)).get(name);
}
