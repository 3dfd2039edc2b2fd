import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { SESSION_END_EXTENSION } from '../../contracts/domain/person/sessionEnd';
import type { Person } from '../../contracts/domain/person/person';
import { whenIdle } from '../../lib/whenIdle';
import type { SessionEndNoticeProps } from './SessionEndNotice';

/** A chunk that does not load leaves the page as it is without a warning. */
const Notice = lazy<ComponentType<SessionEndNoticeProps>>(() =>
  import('./SessionEndNotice').then(
    ({ SessionEndNotice }) => ({ default: SessionEndNotice }),
    () => ({ default: () => null }),
  ),
);

/** Warns logged-in people of the session's end, if the server gives it; loads when the browser is idle. */
export function SessionEnd({ person, ...props }: SessionEndNoticeProps & { readonly person: Person }) {
  const { roles, installation } = person;
  const isNeeded = !roles.guest && installation.extensions.includes(SESSION_END_EXTENSION);
  const [idle, setIdle] = useState(false);
  useEffect(() => (isNeeded ? whenIdle(() => setIdle(true)) : undefined), [isNeeded]);
  if (!isNeeded || !idle) return null;
  return (
    <Suspense fallback={null}>
      <Notice {...props} />
    </Suspense>
  );
}
