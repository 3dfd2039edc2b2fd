/** What calls give that no first page makes: it comes with their code. */
import type { Tag } from './tags';

export function ownSessionTags(): Tag[] {
  return [{ type: 'own-sessions' }];
}

export function webhookTags(): Tag[] {
  return [{ type: 'webhooks' }];
}

export function watchingTags(): Tag[] {
  return [{ type: 'watching' }];
}

export function securityRulesTags(): Tag[] {
  return [{ type: 'security-rules' }];
}

/** What institutions are compared by follows from who they are, what they are connected to, and what they have set. */
export function comparisonTags(): Tag[] {
  return [{ type: 'person' }, { type: 'catalogue' }, { type: 'policies' }, { type: 'consents' }];
}

export function reviewTags(): Tag[] {
  return [{ type: 'reviews' }];
}
