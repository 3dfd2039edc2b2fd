import type { Policy } from '../../../contracts/domain/policy';

/** Names as the server delivers them, entity ids where it does not. */
export function institutionNames({ institutions, institutionNames: names }: Policy): readonly string[] {
  return institutions.map((id, place) => names[place] || id);
}

export function serviceNames({ services, serviceNames: names }: Policy): readonly string[] {
  return services.map((id, place) => names[place] || id);
}
