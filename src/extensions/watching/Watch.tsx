import type { ServiceDetail } from '../../contracts/domain/services/service';
import { WatchButton } from './WatchButton';
import { openWatch } from './watch.ports';
import { usePageActor } from '../../pages/usePageActor';

interface WatchProps {
  readonly service: ServiceDetail;
  readonly brief: boolean;
}

export function Watch({ service: { entityId: object, type }, brief }: WatchProps) {
  const { actor } = usePageActor(openWatch, undefined, `${type} ${object}`);
  return <WatchButton actor={actor} watched={{ kind: 'service', object, type }} brief={brief} />;
}
