import { FormattedMessage } from 'react-intl';

/** Says where something leads: an arrow for the eye, a word for the ear. */
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
