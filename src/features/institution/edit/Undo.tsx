import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/actions/Button';
import { useControlId } from '../../../ui/form/useControlId';

export interface UndoProps {
  /** Name of the field that gets the focus when the button has gone. */
  readonly field: string;
  /** Names the undone change, for people who do not see where the button is. */
  readonly about: ReactNode;
  readonly onUndo: () => void;
}

export function Undo({ field, about, onUndo }: UndoProps) {
  const idOf = useControlId();
  return (
    <Button
      look="quiet"
      small
      onClick={() => {
        document.getElementById(idOf(field))?.focus();
        onUndo();
      }}
    >
      <FormattedMessage id="institution.edit.undo" />
      <span className="visually-hidden"> {about}</span>
    </Button>
  );
}
