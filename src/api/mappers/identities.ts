import type { StateType } from '../../contracts/wire/enumerations';
import type { Identities } from '../../contracts/wire/identities';
import type { Texts } from '../../contracts/domain/person/person';
import { safeLink } from '../../lib/links';
import { listOf, payloadOf } from '../envelope';

/** An institution that a super user can act for; `searched` holds all its texts, one a line. */
export interface IdentityChoice {
  readonly entityId: string;
  readonly name: string;
  readonly names: Texts;
  readonly state: StateType;
  readonly logoUrl?: string;
  readonly searched: string;
}

/**
 * The institutions and roles in which a super user can act. Roles are names of authorities and may be unknown
 * here.
 */
export interface IdentityChoices {
  readonly institutions: readonly IdentityChoice[];
  readonly roles: readonly string[];
}

type Loose<T> = { readonly [K in keyof T]?: T[K] | null };
type LooseInstitution = Loose<Identities['idps'][number]>;

/** Reads the answer of `GET /users/super/idps`; every member may be missing (WIRE T2, T43). */
export function identitiesOf(response: unknown): IdentityChoices {
  const { idps, roles } =
    payloadOf<Loose<{ idps: readonly LooseInstitution[]; roles: string[] }>>(response) ?? {};
  return { institutions: listOf(idps).map(choiceOf), roles: [...new Set(listOf(roles))] };
}

function choiceOf(wire: LooseInstitution): IdentityChoice {
  const entityId = wire.id ?? '';
  const names = wire.names ?? {};
  const logoUrl = safeLink(wire.logoUrl);
  return {
    entityId,
    name: wire.name ?? names['en'] ?? names['nl'] ?? entityId,
    names,
    state: wire.state ?? 'prodaccepted',
    ...(logoUrl && { logoUrl }),
    searched: searchedText(wire, entityId),
  };
}

/** Four fields in every language (REQUIREMENTS 243), and the entity id, which people paste. */
function searchedText({ names, displayNames, keywords, descriptions }: LooseInstitution, entityId: string) {
  const texts = [names, displayNames, keywords, descriptions].flatMap((field) => Object.values(field ?? {}));
  return [...new Set([...texts, entityId])].map((text) => text.replaceAll(/\s+/g, ' ').trim()).join('\n');
}
