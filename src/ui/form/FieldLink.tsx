import type { ReactNode } from 'react';
import { fieldIds } from './field';

export interface FieldLinkProps {
  readonly formId: string;
  /** Name of the field. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Links to a field of a form without changing the address. */
export function FieldLink({ formId, name, children }: FieldLinkProps) {
  const { control } = fieldIds(formId, name);
  return (
    <a
      href={`#${control}`}
      onClick={(event) => {
        event.preventDefault();
        event.currentTarget.ownerDocument.getElementById(control)?.focus();
      }}
    >
      {children}
    </a>
  );
}
