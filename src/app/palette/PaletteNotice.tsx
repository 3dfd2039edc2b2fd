import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { StateName } from '../../machines/kit/scenario';
import type { paletteMachine } from '../../machines/pages/palette/palette.machine';
import { LoadFailed } from '../../ui/notices/LoadFailed';
import { Skeleton } from '../../ui/page/Skeleton';
import type { PaletteActor } from './paletteActor';
import styles from './Palette.module.css';

type Shown = Extract<StateName<typeof paletteMachine>, 'loading' | 'searching' | 'incomplete'>;

/** Shown in place of the services, for each state in which they are missing. */
const notices: Readonly<Record<Shown, (props: { readonly actor: PaletteActor }) => ReactNode>> = {
  loading: () => (
    <div className={styles.notice}>
      <Skeleton rows={4} shape="text" />
    </div>
  ),
  searching: () => null,
  incomplete: Incomplete,
};

export function PaletteNotice({ actor }: { readonly actor: PaletteActor }) {
  const state = useSelector(actor, ({ value }) => value);
  const Notice = isShown(state) ? notices[state] : undefined;
  return Notice ? <Notice actor={actor} /> : null;
}

function isShown(state: string): state is Shown {
  return Object.hasOwn(notices, state);
}

function Incomplete({ actor }: { readonly actor: PaletteActor }) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  if (!failure) return null;
  return (
    <div className={styles.notice}>
      <LoadFailed
        failure={failure}
        title={<FormattedMessage id="palette.failed" />}
        onRetry={() => actor.send({ type: 'retry.requested' })}
      />
    </div>
  );
}
