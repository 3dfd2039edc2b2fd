import type { MouseEvent, ReactNode } from 'react';
import type { ServiceRef } from '../../contracts/domain/serviceRef';
import styles from './ServicesTable.module.css';

export interface ServiceLinkProps {
  readonly id: string | undefined;
  readonly service: ServiceRef;
  /** The same for all rows, so that none is rendered again when the address changes. */
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly children: ReactNode;
}

export function ServiceLink({ id, service, onFollow, children }: ServiceLinkProps) {
  return (
    <a id={id} className={styles.name} href={`/apps/${service.id}/${service.type}/about`} onClick={onFollow}>
      {children}
    </a>
  );
}
