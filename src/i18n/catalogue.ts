import type { Language } from '../contracts/domain/language';
import { loadPart, parts, withShared, type Messages, type Part } from './parts';

export type { Messages, Part } from './parts';

type Renew = () => Promise<void>;

/** What is needed so far, and when the page knows it. */
const needed = new Map<Part, Promise<void>>([['core', Promise.resolve()]]);
const shown = new Set<Renew>();
/** The page has its first catalogue. */
let handedOut = false;
/** Parts that were asked for since, before the page could be told of them. */
const waiting = new Set<(known: Promise<void>) => void>();

/** Loads the sentences of all parts that are needed so far, those that become so meanwhile included. */
export async function loadCatalogue(language: Language): Promise<Messages> {
  for (;;) {
    const names = [...needed.keys()];
    const messages = await join(names, language);
    if (names.length < needed.size) continue;
    handedOut = true;
    return messages;
  }
}

/** Loads all sentences, for what shows them all. */
export function loadWholeCatalogue(language: Language): Promise<Messages> {
  return join(parts, language);
}

async function join(names: readonly Part[], language: Language): Promise<Messages> {
  const loaded = await Promise.all(names.map((name) => loadPart(name, language)));
  return Object.assign({}, ...loaded);
}

/**
 * Asked for beside the chunk that shows the sentences of a part; resolves when the page knows them, from then on in
 * whatever language it speaks. One that does not come is asked for again the next time.
 */
export function needTexts(part: Part): Promise<void> {
  const running = needed.get(part);
  if (running) return running;
  // Entered first: reading again reads what is needed. What is shared is read with each part.
  for (const name of withShared(part)) needed.set(name, Promise.resolve());
  const known = tell();
  needed.set(part, known);
  known.catch(() => needed.delete(part));
  return known;
}

async function tell(): Promise<void> {
  if (shown.size > 0) await Promise.all([...shown].map((renew) => renew()));
  else if (handedOut) await new Promise<void>((resolve) => waiting.add(resolve));
}

/** `renew` reads the catalogue again; at once where a part was asked for before anybody could be told. */
export function onNeed(renew: Renew): () => void {
  shown.add(renew);
  if (waiting.size > 0) {
    const known = renew();
    waiting.forEach((tellThem) => tellThem(known));
    waiting.clear();
  }
  return () => shown.delete(renew);
}
