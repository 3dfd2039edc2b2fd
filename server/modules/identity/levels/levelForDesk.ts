import type { Config } from '../../../platform/config/config';
import { localise } from '../../../platform/text/localise';

/** Returns the installation's name of a level or multi-factor value; undefined if it has none. */
export function levelName(
  { lowest, offered, multiFactor }: Config['levels'],
  uri: string,
  language: string,
): string | undefined {
  const level = [lowest, ...offered, ...multiFactor].find((one) => one.uri === uri);
  return level && localise(level.labels, language);
}

/** Returns a level or multi-factor value for the desk: its English name, if it has one, and its URI. */
export function levelForDesk(levels: Config['levels'], uri: string): string {
  const name = levelName(levels, uri, 'en');
  return name ? `${name} (${uri})` : uri;
}
