import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button';
import { PlainPage } from '../session/PlainPage';

interface Props {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** The last error boundary: an error outside of a page leads to a page that says so. */
export class RootErrorBoundary extends Component<Props, { readonly error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const error: unknown = this.state.error;
    if (error === undefined) return this.props.children;
    return (
      <PlainPage titleId="pageError.title">
        <p>
          <FormattedMessage id="pageError.text" />
        </p>
        <p>
          <code>{error instanceof Error ? error.message : String(error)}</code>
        </p>
        <Button look="primary" icon="retry" onClick={() => window.location.reload()}>
          <FormattedMessage id="pageError.reload" />
        </Button>
      </PlainPage>
    );
  }
}
