import type { ComponentProps } from 'react';
import { placed } from '../../lib/basePath';
import { useFollowBy } from '../../ui/address/useFollow';
import { useFramePlace } from './framePlace';

interface FrameLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly to: string;
}

/** Shows a link within the application. Unlike `Link`, it does not render when the address changes. */
export function FrameLink({ to, children, ...link }: FrameLinkProps) {
  const follow = useFollowBy(useFramePlace().navigate);
  return (
    <a {...link} href={placed(to)} onClick={follow}>
      {children}
    </a>
  );
}
