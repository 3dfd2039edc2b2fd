import type { ReactNode } from 'react';
import { RootErrorBoundary } from './RootErrorBoundary';
import { useReport } from './useReport';

export function ReportingBoundary({ children }: { readonly children: ReactNode }) {
  const report = useReport();
  return <RootErrorBoundary onError={report}>{children}</RootErrorBoundary>;
}
