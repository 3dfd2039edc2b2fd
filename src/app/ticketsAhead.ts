import type { Language } from '../contracts/domain/language';
import { loadPart } from '../i18n/parts';

/** Fetches code and texts of the tickets before anybody goes there; one that does not come is fetched on the way. */
export async function fetchTicketsAhead(language: Language): Promise<void> {
  await Promise.allSettled([
    import('../features/tickets/TicketsPage'),
    loadPart('shared', language),
    loadPart('tickets', language),
  ]);
}
