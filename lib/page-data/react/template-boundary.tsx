import { Component, type ReactNode } from 'react';

export type TemplateBoundaryProps = { readonly onFailure: () => void; readonly children: ReactNode };

/** A template that cannot show what came, such as a newer build's data, gives way to a full page load. */
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
