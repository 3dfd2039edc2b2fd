import { levelOf } from '../../contracts/domain/services/level';
import { isTicketKey } from '../../contracts/domain/tickets/ticketRules';
import { members, type Visible } from './members';

const MOST_ITEMS = 50;
const DEEPEST = 8;

/**
 * Masks an entry; nothing leaves the page unmasked. An allow-list: in contexts and events, booleans pass, and
 * in members with a known name, the values listed for them; any other text becomes `‹text, 12›` with its
 * length, any other number `‹number›`, and members with other names are counted.
 */
export function mask(value: unknown, visible: readonly Visible[] = [], depth = 0): unknown {
  switch (typeof value) {
    case 'boolean':
    case 'undefined':
      return value;
    case 'number':
      return visible.includes('number') ? value : '‹number›';
    case 'string':
      return value === '' ? value : maskedText(value, visible);
    case 'object':
      if (value === null) return null;
      if (depth === DEEPEST) return '‹deep›';
      return Array.isArray(value) ? maskedItems(value, visible, depth) : maskedMembers(value, depth);
    default:
      return `‹${typeof value}›`;
  }
}

function maskedText(text: string, visible: readonly Visible[]): string {
  for (const what of visible) {
    if (what === 'ticketKey' && isTicketKey(text)) return text;
    if (what === 'level') {
      const level = levelOf(text);
      if (level) return `loa${level.rank}`;
    }
    if (typeof what === 'object' && what.has(text)) return text;
  }
  return `‹text, ${text.length}›`;
}

function maskedItems(items: readonly unknown[], visible: readonly Visible[], depth: number): unknown[] {
  const shown = items.slice(0, MOST_ITEMS).map((item) => mask(item, visible, depth + 1));
  return items.length > MOST_ITEMS ? [...shown, `‹${items.length - MOST_ITEMS} more›`] : shown;
}

function maskedMembers(value: object, depth: number): Record<string, unknown> {
  const seen: Record<string, unknown> = {};
  let hidden = 0;
  for (const [name, member] of Object.entries(value)) {
    const visible = Object.hasOwn(members, name) ? members[name] : undefined;
    if (visible) seen[name] = mask(member, visible, depth + 1);
    else hidden += 1;
  }
  return hidden > 0 ? { ...seen, '‹hidden›': hidden } : seen;
}
