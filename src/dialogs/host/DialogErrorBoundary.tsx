import { Component, type ReactNode } from 'react';
import { FailedPanel } from './OpeningFrame';

interface Props {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel that breaks takes its dialog with it, not the page behind. */
export class DialogErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <FailedPanel onClose={this.props.onClose} onRetry={() => this.setState({ broken: false })} />;
  }
}
