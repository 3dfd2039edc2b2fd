import { SecurityPage } from './page/SecurityPage';
import { openLineGathering } from '../changeSets/lineGathering/lineGathering.ports';
import { openSecurityRules } from './security.ports';
import { usePageActor } from '../../pages/usePageActor';

/** Runs the charts that save rules and change settings, while the matrix is shown. */
export function Security() {
  const { actor: saving } = usePageActor(openSecurityRules);
  const { actor: gathering } = usePageActor(openLineGathering);
  return <SecurityPage saving={saving} gathering={gathering} />;
}
