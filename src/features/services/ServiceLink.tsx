import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { ServiceRef } from '../../contracts/domain/service';
import { rememberPlace } from '../../store/lastList';
import styles from './ServicesTable.module.css';

export interface ServiceLinkProps {
  readonly service: ServiceRef;
  readonly children: ReactNode;
}

/** Leads to a service and remembers where the list was, for the way back (item 85). */
export function ServiceLink({ service, children }: ServiceLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <Link
      className={styles.name}
      to={`/apps/${service.id}/${service.type}/about`}
      onClick={() => rememberPlace({ address: `${pathname}${search}`, scroll: window.scrollY })}
    >
      {children}
    </Link>
  );
}
