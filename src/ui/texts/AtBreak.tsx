import { Fragment } from 'react';

/** Shows a text, such as an e-mail address, that breaks after an `@` if it is too long for its line. */
export function AtBreak({ children }: { readonly children: string }) {
  return children.split('@').map((part, index) =>
    index === 0 ? (
      part
    ) : (
      <Fragment key={index}>
        @<wbr />
        {part}
      </Fragment>
    ),
  );
}
