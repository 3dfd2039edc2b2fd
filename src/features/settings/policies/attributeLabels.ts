import { attributeName } from '../../../contracts/domain/attribute';
import type { PolicyAttributeOption } from '../../../contracts/domain/policy';

/** What the server calls an attribute; for one that it does not know, the last part of its name. */
export function attributeLabels(options: readonly PolicyAttributeOption[]): (name: string) => string {
  const labels = new Map(options.map(({ name, label }) => [name, label]));
  return (name) => labels.get(name) ?? attributeName(name);
}
