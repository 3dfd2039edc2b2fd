import { Skeleton } from '../../ui/Skeleton';

export function PageLoading() {
  return <Skeleton rows={8} />;
}
