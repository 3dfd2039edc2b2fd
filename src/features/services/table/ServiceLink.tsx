import type { MouseEvent, ReactNode } from 'react';
import type { ServiceRef } from '../../../contracts/domain/services/serviceRef';
import { classes } from '../../../ui/classes';
import { placed } from '../../../lib/basePath';
import styles from './ServicesTable.module.css';

interface ServiceLinkProps {
  readonly id: string | undefined;
  readonly service: ServiceRef;
  /** True if there is room for a logo before it. */
  readonly indented: boolean;
  /** The same function for all rows, so that a change of the address renders no row again. */
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly children: ReactNode;
}

export function ServiceLink({ id, service, indented, onFollow, children }: ServiceLinkProps) {
  return (
    <a
      id={id}
      className={classes(styles.name, indented && styles.indented)}
      href={placed(`/apps/${service.id}/${service.type}/about`)}
      onClick={onFollow}
    >
      {children}
    </a>
  );
}
