import { Component, type ReactNode } from 'react';
import { pageRecorder } from '@/capsule/recorder';

const AGAIN_AFTER_MS = 15_000;

interface DisplayErrorBoundaryProps {
  /** Shown until the display begins anew. */
  failed: ReactNode;
  children: ReactNode;
}

/** Begins anew with what it holds some seconds after that threw: nobody is there to load the page again. */
export class DisplayErrorBoundary extends Component<DisplayErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private clock: number | undefined;

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    pageRecorder.errorCaught(error);
    window.clearTimeout(this.clock);
    this.clock = window.setTimeout(() => this.setState({ hasFailed: false }), AGAIN_AFTER_MS);
  }

  override componentWillUnmount(): void {
    window.clearTimeout(this.clock);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
