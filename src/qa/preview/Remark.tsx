import { FormattedMessage } from 'react-intl';
import { Banner } from '../../ui/notices/Banner';
import { RefusalText } from '../simulate/RefusalText';
import type { Refusal } from '../steps/refusal';

/** Says that a click did nothing, or not what it seemed to do. */
export type Remarked =
  | { readonly kind: 'unheard'; readonly event: string; readonly refusal: Refusal }
  | { readonly kind: 'link'; readonly address: string }
  | { readonly kind: 'passed'; readonly state: string }
  | { readonly kind: 'held'; readonly state: string };

/** Shows a remark. The status element is always there, so that screen readers announce a new remark. */
export function Remark({ remark }: { readonly remark: Remarked | undefined }) {
  return <div role="status">{remark && <Banner>{<RemarkText remark={remark} />}</Banner>}</div>;
}

function RemarkText({ remark }: { readonly remark: Remarked }) {
  switch (remark.kind) {
    case 'unheard':
      return (
        <>
          <FormattedMessage id="qa.preview.unheard" values={{ event: <code>{remark.event}</code> }} />{' '}
          <RefusalText refusal={remark.refusal} />
        </>
      );
    case 'link':
      return <FormattedMessage id="qa.preview.link" values={{ address: <code>{remark.address}</code> }} />;
    case 'passed':
      return <FormattedMessage id="qa.preview.passed" values={{ state: <code>{remark.state}</code> }} />;
    case 'held':
      return <FormattedMessage id="qa.preview.heldBack" values={{ state: <code>{remark.state}</code> }} />;
  }
}
