import type { LogoCandidate } from './entity';
import { isWebAddress } from './webAddress';

/** Large enough for every place that shows a logo. */
const ENOUGH = 64;

/**
 * Returns the smallest logo that is large enough in both directions, else the largest; English or without language first. By
 * https only: a logo by http would be blocked, and one in a `data:` address could be anything.
 */
export function bestLogo(logos: readonly LogoCandidate[]): string | undefined {
  const usable = logos.filter(({ url }) => isWebAddress(url, ['https:']));
  const anyLanguage = usable.filter(({ language }) => language === '' || language.startsWith('en'));
  const candidates = anyLanguage.length > 0 ? anyLanguage : usable;
  const bySize = [...candidates].sort((a, b) => a.width * a.height - b.width * b.height);
  const enough = bySize.find(({ width, height }) => Math.min(width, height) >= ENOUGH);
  return (enough ?? bySize.at(-1))?.url;
}
