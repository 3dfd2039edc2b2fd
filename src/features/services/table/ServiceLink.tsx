import type { MouseEvent, ReactNode } from 'react';
import type { ServiceRef } from '../../../contracts/domain/services/serviceRef';
import { placed } from '../../../lib/basePath';
import styles from './ServicesTable.module.css';

interface ServiceLinkProps {
  readonly id: string | undefined;
  readonly service: ServiceRef;
  /** The same function for all rows, so that a change of the address renders no row again. */
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly children: ReactNode;
}

export function ServiceLink({ id, service, onFollow, children }: ServiceLinkProps) {
  return (
    <a
      id={id}
      className={styles.name}
      href={placed(`/apps/${service.id}/${service.type}/about`)}
      onClick={onFollow}
    >
      {children}
    </a>
  );
}
