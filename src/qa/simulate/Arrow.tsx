import { FormattedMessage } from 'react-intl';

/** Says where something leads, with an arrow that screen readers read as a word. */
export function Arrow({ to }: { readonly to: string }) {
  return (
    <>
      <span aria-hidden="true">→ {to}</span>
      <span className="visually-hidden">
        <FormattedMessage id="qa.simulate.leadsTo" values={{ state: to }} />
      </span>
    </>
  );
}
