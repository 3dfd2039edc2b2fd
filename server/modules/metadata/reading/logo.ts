import { STORED_LOGOS, logoHash, type LogoPicture } from '../../federation/federation.module';
import type { LogoCandidate } from './entity';
import { readDataLogo } from './readLogo';
import { isWebAddress } from '../webAddress';

/** Large enough for every place that shows a logo. */
const ENOUGH = 64;

/**
 * Returns the smallest logo that is large enough in both directions, else the largest; English or without language
 * first.
 */
function best(usable: readonly LogoCandidate[]): LogoCandidate | undefined {
  const anyLanguage = usable.filter(({ language }) => language === '' || language.startsWith('en'));
  const candidates = anyLanguage.length > 0 ? anyLanguage : usable;
  const bySize = [...candidates].sort((a, b) => a.width * a.height - b.width * b.height);
  const enough = bySize.find(({ width, height }) => Math.min(width, height) >= ENOUGH);
  return enough ?? bySize.at(-1);
}

/** Returns the address of an institution's logo. Only https, since browsers load it themselves and would block http. */
export function bestLogo(logos: readonly LogoCandidate[]): string | undefined {
  return best(logos.filter(({ url }) => isWebAddress(url, ['https:'])))?.url;
}

/** Returns the logo of a service, which this server serves: http is allowed, and so is a logo inside the metadata. */
export function serviceLogo(logos: readonly LogoCandidate[]): { url?: string; picture?: LogoPicture } {
  const pictures = new Map(logos.map(({ url }) => [url, readDataLogo(url)]));
  const found = best(logos.filter(({ url }) => pictures.get(url) ?? isWebAddress(url)));
  const picture = found && pictures.get(found.url);
  if (picture) return { url: STORED_LOGOS + logoHash(picture), picture };
  return found ? { url: found.url } : {};
}
