import { useMemo } from 'react';
import type { Language } from '../../../contracts/domain/language';
import type { Person, Texts } from '../../../contracts/domain/person';
import type { Policy } from '../../../contracts/domain/policy';
import { chooseText } from '../../../i18n/chooseText';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { usePerson } from '../../../store/person';

/** What policies name, in one language. */
export interface PolicyNames {
  readonly institutions: (policy: Named<'institution'>) => readonly string[];
  readonly services: (policy: Named<'service'>) => readonly string[];
  /** The institution that made it. */
  readonly authority: (policy: Pick<Policy, 'authority'>) => string;
}

type Named<Kind extends 'institution' | 'service'> = Pick<Policy, `${Kind}s` | `${Kind}Names`>;

/**
 * A person's own institutions are called as on every page; others as the answer calls them, by their entity ids where it
 * has no names.
 */
export function policyNames(
  { institution, institutions }: Pick<Person, 'institution' | 'institutions'>,
  language: Language,
): PolicyNames {
  const own = new Map(
    [...institutions, ...(institution ? [institution] : [])].map((one) => [one.entityId, one]),
  );
  const nameOf = (id: string, told: Texts | undefined) => {
    const known = own.get(id);
    return (
      chooseText(known?.names ?? {}, language)?.text ||
      known?.name ||
      chooseText(told ?? {}, language)?.text ||
      id
    );
  };
  return {
    institutions: (policy) =>
      policy.institutions.map((id, place) => nameOf(id, policy.institutionNames[place])),
    services: (policy) =>
      policy.services.map((id, place) => chooseText(policy.serviceNames[place] ?? {}, language)?.text ?? id),
    authority: ({ authority }) => nameOf(authority, undefined),
  };
}

/** Names policies in the language of the page. */
export function usePolicyNames(): PolicyNames {
  const person = usePerson();
  const { language } = useLanguage();
  return useMemo(() => policyNames(person, language), [person, language]);
}
