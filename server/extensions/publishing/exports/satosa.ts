import type { InstitutionConnections } from './connectionsSchema';
import { yamlText } from './quoting';

const HEADER = `# A micro service for SATOSA: which services an institution logs people in to.
module: satosa.micro_services.custom_routing.DecideIfRequesterIsAllowed
name: Connections
config:
  rules:
`;
/** Means all services there, so no service may have this name. */
const ALL_SERVICES = '*';

/**
 * Yields the rules of SATOSA in YAML. An institution without connections has an empty list: without the list, it would
 * have all.
 */
export async function* satosa(institutions: AsyncIterable<InstitutionConnections>): AsyncGenerator<string> {
  yield HEADER;
  for await (const { entityId, services } of institutions) {
    const allowed = services
      .map((service) => service.entityId)
      .filter((service) => service !== ALL_SERVICES)
      .map((service) => `\n        - ${yamlText(service)}`);
    yield `    ${yamlText(entityId)}:\n      allow:${allowed.length > 0 ? allowed.join('') : ' []'}\n`;
  }
}
