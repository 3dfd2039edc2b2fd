import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../../ui/notices/Banner';

interface Props {
  readonly place: string;
  readonly children: ReactNode;
}

/**
 * Catches errors of a panel, which a value of the tester may cause, says so, and lets the rest of the page
 * continue.
 */
export class PanelBoundary extends Component<Props, { readonly message: string | undefined }> {
  override state = { message: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    const values = { place: <code>{this.props.place}</code>, message: <code>{message}</code> };
    return (
      <Banner tone="error">
        <FormattedMessage id="qa.preview.broken" values={values} />
      </Banner>
    );
  }
}
