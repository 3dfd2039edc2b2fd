import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Person } from '../contracts/domain/person/person';
import { whenIdle } from '../lib/whenIdle';

/** Name in `extensions` of `/users/me` where the installation has the visualiser. */
const QA_EXTENSION = 'visualiser';

/** A chunk that does not load leaves the page as it is without a visualiser. */
const Door = lazy(() =>
  import('./qa/Door').then(
    (module) => ({ default: module.Door }),
    () => ({ default: () => null }),
  ),
);

interface VisualisedProps {
  readonly person: Person;
  readonly children: (person: Person) => ReactNode;
}

/**
 * The application and, if the installation has the visualiser, the door through which it is followed; the
 * door loads after the first page was drawn. The tester's faults may change the person.
 */
export function Visualised({ person, children }: VisualisedProps) {
  const [down, setDown] = useState(false);
  const [drawn, setDrawn] = useState(false);
  const isNeeded = person.installation.extensions.includes(QA_EXTENSION);

  useEffect(() => {
    if (!isNeeded) return undefined;
    return whenIdle(() => setDrawn(true));
  }, [isNeeded]);

  const shownPerson = useMemo(
    () => (down ? { ...person, installation: { ...person.installation, ticketSystemDown: true } } : person),
    [person, down],
  );
  return (
    <>
      {children(shownPerson)}
      {isNeeded && drawn && (
        <Suspense fallback={null}>
          <Door person={person} onTicketSystemDown={setDown} />
        </Suspense>
      )}
    </>
  );
}
