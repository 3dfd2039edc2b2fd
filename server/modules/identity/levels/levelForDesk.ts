import type { Config } from '../../../platform/config/config';
import { localise } from '../../../platform/text/localise';

/** Returns a level or multi-factor value as the desk reads it: its English name, if it has one, and its URI. */
export function levelForDesk({ lowest, offered, multiFactor }: Config['levels'], uri: string): string {
  const level = [lowest, ...offered, ...multiFactor].find((one) => one.uri === uri);
  const name = level && localise(level.labels, 'en');
  return name ? `${name} (${uri})` : uri;
}
