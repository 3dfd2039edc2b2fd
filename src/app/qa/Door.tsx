import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { Person } from '../../contracts/domain/person/person';
import type { Fault } from '../../contracts/domain/qa/qaFault';
import { useBrowser } from '../../pages/browser';
import { QaDoor } from './QaDoor';
import { hasChannels } from '../../lib/ownStorage';

const FaultNotice = lazy(async () => ({ default: (await import('./FaultNotice')).FaultNotice }));

interface DoorProps {
  readonly person: Person;
  readonly onTicketSystemDown: (down: boolean) => void;
}

/** Keeps the channel to the visualiser open while it is mounted; shows nothing unless faults are set. */
export function Door({ person, onTicketSystemDown }: DoorProps) {
  const browser = useBrowser();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const currentPerson = useEffectEvent(() => person);
  const handleFaults = useEffectEvent((set: readonly Fault[]) => {
    setFaults(set);
    onTicketSystemDown(set.some(({ kind }) => kind === 'ticketSystemDown'));
  });
  const [door, setDoor] = useState<QaDoor>();

  useEffect(() => {
    if (!hasChannels()) return undefined;
    const opened = new QaDoor({
      browser,
      person: () => currentPerson(),
      onFaults: (set) => handleFaults(set),
    });
    opened.open();
    setDoor(opened);
    return () => opened.close();
  }, [browser]);

  useEffect(() => door?.introduce(), [door, person]);

  if (faults.length === 0 || !door) return null;
  return (
    <Suspense fallback={null}>
      <FaultNotice count={faults.length} onMend={() => door.clearFaults()} />
    </Suspense>
  );
}
