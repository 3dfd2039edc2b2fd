import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button';

interface TypedButtonProps<Draft> {
  /** The typed text, so that it can be restored if this fails; null for nothing. */
  readonly onPress: (typed: Draft | null) => void;
  readonly look?: 'danger';
  readonly children: ReactNode;
}

/** A button within a form that does something else than send it, and loses nothing of what is in it. */
export function TypedButton<Draft extends object>({ onPress, look, children }: TypedButtonProps<Draft>) {
  const { values, dirty } = useFormikContext<Draft>();
  return (
    <Button small {...(look && { look })} onClick={() => onPress(dirty ? values : null)}>
      {children}
    </Button>
  );
}
