import { SecurityPage } from '../../features/security/SecurityPage';
import { openLineGathering, openSecurityRules } from '../../store/actors/security.ports';
import { usePageActor } from './usePageActor';

/** Runs the charts by which rules are stored and settings are changed, for as long as the matrix is shown. */
export function Security() {
  const { actor: saving } = usePageActor(openSecurityRules);
  const { actor: gathering } = usePageActor(openLineGathering);
  return <SecurityPage saving={saving} gathering={gathering} />;
}
