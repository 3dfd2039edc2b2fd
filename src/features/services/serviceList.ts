import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Language } from '../../contracts/domain/language';
import type { Person } from '../../contracts/domain/person';
import type { CatalogueService } from '../../contracts/domain/service';
import { chooseText } from '../../i18n/chooseText';
import { localeOf } from '../../i18n/locale';
import { matcher, searchEntry, type SearchEntry } from './searchIndex';

/** A service as the list shows it, with what it is found by. */
export interface ListedService {
  readonly service: CatalogueService;
  readonly name: string;
  readonly entry: SearchEntry;
}

export interface ServiceLists {
  readonly all: readonly ListedService[];
  readonly connected: readonly ListedService[];
}

/**
 * The services that this person has lists of, sorted by name: those of the institution's state, for guests without
 * those that only identity providers may see (items 49–53). Remembered as long as the catalogue is the same one.
 */
export const serviceLists = weakMapMemoize(
  (services: readonly CatalogueService[], audience: Audience, language: Language): ServiceLists => {
    const { compare } = new Intl.Collator(localeOf(language), { sensitivity: 'base', numeric: true });
    const all = services
      .filter((service) => isListed(service, audience))
      .map((service) => ({
        service,
        name: chooseText(service.names, language)?.text ?? service.name,
        entry: searchEntry(service),
      }))
      .sort((a, b) => compare(a.name, b.name));
    return { all, connected: audience === 'guest' ? [] : all.filter(({ service }) => service.connected) };
  },
);

export type Audience = 'guest' | 'prodaccepted' | 'testaccepted';

export function audienceOf({ roles, institution }: Person): Audience {
  return roles.guest ? 'guest' : (institution?.state ?? 'prodaccepted');
}

function isListed({ state, idpVisibleOnly }: CatalogueService, audience: Audience): boolean {
  if (audience === 'guest') return state === 'prodaccepted' && !idpVisibleOnly;
  return state === audience;
}

export function found(list: readonly ListedService[], question: string): readonly ListedService[] {
  if (question.trim() === '') return list;
  const matches = matcher(question);
  return list.filter(({ entry }) => matches(entry));
}
