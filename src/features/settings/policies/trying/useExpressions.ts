import { useEffect, useState } from 'react';
import type { ReadExpression } from '../../../../contracts/domain/policies/decision/decision.types';
import { loadExpressions } from '../decision/expressions';

/** Returns the engine of the expressions; absent until it has loaded, and if it does not load. */
export function useExpressions(): ReadExpression | undefined {
  const [read, setRead] = useState<ReadExpression>();
  useEffect(() => {
    let current = true;
    loadExpressions().then(
      (loaded) => current && setRead(() => loaded),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  return read;
}
