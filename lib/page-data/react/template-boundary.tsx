import { Component, type ReactNode } from 'react';

export type TemplateBoundaryProps = { readonly onFailure: () => void; readonly children: ReactNode };

/** Falls back to a full page load if a template throws, for example on data of a newer build. */
export class TemplateBoundary extends Component<TemplateBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
