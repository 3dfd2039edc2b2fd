import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../../ui/Banner';

interface Props {
  readonly place: string;
  readonly children: ReactNode;
}

/** A panel may not digest what a tester typed: then it says so, and the rest of the page goes on. */
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
