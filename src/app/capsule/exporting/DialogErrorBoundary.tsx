import { Component, type ReactNode } from 'react';
import { noteError } from '@/app/watchErrors';

interface DialogErrorBoundaryProps {
  children: ReactNode;
  /** What is shown in the place of what could not be drawn. */
  instead: (failure: unknown) => ReactNode;
}

/** Keeps the app on the screen when the dialog that reports errors fails itself. */
export class DialogErrorBoundary extends Component<DialogErrorBoundaryProps, { failure: { caught: unknown } | null }> {
  override state: { failure: { caught: unknown } | null } = { failure: null };

  static getDerivedStateFromError(caught: unknown) {
    return { failure: { caught } };
  }

  override componentDidCatch(caught: unknown): void {
    noteError(caught);
  }

  override render(): ReactNode {
    return this.state.failure ? this.props.instead(this.state.failure.caught) : this.props.children;
  }
}
