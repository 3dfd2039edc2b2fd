import { attributeName } from '../../../../src/contracts/domain/attributes/attribute';
import { attributeDictionary } from '../../../../src/contracts/domain/attributes/attributeDictionary';
import type { Queries } from '../../../platform/storage/database';
import { institutionConnections, type Reach } from './connections';
import { isPlainForSpring, xmlText } from './quoting';
import { exportedServices } from './services';

/** IDs of the attribute registry of the Shibboleth IdP that differ from the short names. */
const IDS: Readonly<Record<string, string>> = {
  'subject-id': 'samlSubjectID',
  'pairwise-id': 'samlPairwiseID',
};

function idOf(urn: string): string {
  const name = attributeName(urn);
  return IDS[name] ?? name;
}

/** Returns a rule for a value: the text itself, or an expression in which `*` matches any text. */
function valueRule(element: string, filter: string): string {
  if (!filter.includes('*')) return `<${element} xsi:type="Value" value="${xmlText(filter)}"/>`;
  const regex = filter.split('*').map((part) => part.replace(/[^\p{L}\p{N}]/gu, '\\$&'));
  return `<${element} xsi:type="ValueRegex" regex="${xmlText(`^${regex.join('.*')}$`)}"/>`;
}

function attributeRule(urn: string, filters: readonly string[]): string {
  const begin = `    <AttributeRule attributeID="${xmlText(idOf(urn))}"`;
  if (filters.includes('*')) return `${begin} permitAny="true"/>\n`;
  const [one, ...others] = filters;
  if (one === undefined) return '';
  const rule =
    others.length === 0
      ? valueRule('PermitValueRule', one)
      : `<PermitValueRule xsi:type="OR">${filters.map((filter) => valueRule('Rule', filter)).join('')}</PermitValueRule>`;
  return `${begin}>${rule}</AttributeRule>\n`;
}

/**
 * Yields the attribute filter policy of a Shibboleth IdP: each connected service gets the attributes of its release
 * policy.
 */
export async function* attributeFilter(queries: Queries, reach: Reach): AsyncGenerator<string> {
  const ids: string[] = [];
  for await (const { services } of institutionConnections(queries, reach))
    ids.push(...services.map(({ entityId }) => entityId));
  yield `<AttributeFilterPolicyGroup id="connections" xmlns="urn:mace:shibboleth:2.0:afp" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">\n`;
  let number = 0;
  for await (const { entityId, type, attributes } of exportedServices(queries, ids)) {
    if (type !== 'saml20_sp' || !isPlainForSpring(entityId)) continue;
    const released =
      attributes ??
      Object.fromEntries(attributeDictionary.map(({ urn }): [string, string[]] => [urn, ['*']]));
    const rules = Object.entries(released)
      .filter((entry) => isPlainForSpring(JSON.stringify(entry)))
      .map(([urn, filters]) => attributeRule(urn, filters));
    number += 1;
    yield (
      `  <AttributeFilterPolicy id="connection-${number}">\n` +
      `    <PolicyRequirementRule xsi:type="Requester" value="${xmlText(entityId)}"/>\n` +
      `${rules.join('')}  </AttributeFilterPolicy>\n`
    );
  }
  yield '</AttributeFilterPolicyGroup>\n';
}
