import type { Language } from '../../../../contracts/domain/language';
import type { Policy } from '../../../../contracts/domain/policies/policy';
import type { ServiceDetail } from '../../../../contracts/domain/services/service';
import { chooseText } from '../../../../i18n/chooseText';

/** Returns what the services of the form are called: those that a stored policy names, else the one of the page. */
export function serviceNamesIn(
  service: ServiceDetail,
  name: string,
  stored: Policy | undefined,
): (language: Language) => readonly string[] {
  const own = (language: Language) => chooseText(service.names, language)?.text ?? name;
  return (language) => {
    if (!stored || stored.services.length === 0) return [own(language)];
    return stored.services.map((id, index) =>
      id === service.entityId
        ? own(language)
        : (chooseText(stored.serviceNames[index] ?? {}, language)?.text ?? id),
    );
  };
}
