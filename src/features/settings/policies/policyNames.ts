import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Language } from '../../../contracts/domain/language';
import type { Person, Texts } from '../../../contracts/domain/person/person';
import type { Policy, PolicyScope } from '../../../contracts/domain/policies/policy';
import { attributeLabel } from '../../../i18n/attributeLabel';
import { chooseText } from '../../../i18n/chooseText';
import { useLanguage } from '../../../i18n/LanguageProvider';
import '../../../i18n/texts/policies';
import { usePerson } from '../../../store/person';
import { levelCondition } from './conditions';

/** The names that policies use, in one language. */
export interface PolicyNames {
  readonly institutions: (policy: Named<'institution'>) => readonly string[];
  readonly services: (policy: Named<'service'> & PolicyScope) => readonly string[];
  /** The required levels, and for whom. */
  readonly levels: (policy: Pick<Policy, 'levels'>) => readonly string[];
  /** The institution that made it. */
  readonly authority: (policy: Pick<Policy, 'authority'>) => string;
}

type Named<Kind extends 'institution' | 'service'> = Pick<Policy, `${Kind}s` | `${Kind}Names`>;

/**
 * A person's own institutions have the same names as on every page; others have those of the answer, or their
 * entity ids if it has none.
 */
export function policyNames(
  { institution, institutions }: Pick<Person, 'institution' | 'institutions'>,
  language: Language,
): Omit<PolicyNames, 'levels'> {
  const own = new Map(
    [...institutions, ...(institution ? [institution] : [])].map((one) => [one.entityId, one]),
  );
  const nameOf = (id: string, texts: Texts | undefined) => {
    const known = own.get(id);
    return (
      chooseText(known?.names ?? {}, language)?.text ||
      known?.name ||
      chooseText(texts ?? {}, language)?.text ||
      id
    );
  };
  return {
    institutions: (policy) =>
      policy.institutions.map((id, index) => nameOf(id, policy.institutionNames[index])),
    services: (policy) =>
      policy.services.map((id, index) => chooseText(policy.serviceNames[index] ?? {}, language)?.text ?? id),
    authority: ({ authority }) => nameOf(authority, undefined),
  };
}

/** Says which services a policy is about, even if it does not name them. */
function namedOrAll(intl: IntlShape, scope: PolicyScope, named: readonly string[]): readonly string[] {
  if (scope.services.length === 0) return [intl.formatMessage({ id: 'policies.services.every' })];
  if (!scope.servicesNegated) return named;
  return named.map((service) => intl.formatMessage({ id: 'policies.services.except' }, { service }));
}

/** Names policies in the language of the page. */
export function usePolicyNames(): PolicyNames {
  const person = usePerson();
  const { language } = useLanguage();
  const intl = useIntl();
  return useMemo(() => {
    const names = policyNames(person, language);
    return {
      ...names,
      services: (policy) => namedOrAll(intl, policy, names.services(policy)),
      levels: ({ levels = [] }) =>
        levels.map((level) =>
          levelCondition(intl, person.installation.ladder, level, (name) => attributeLabel(intl, name)),
        ),
    };
  }, [person, language, intl]);
}
