import { Component, Fragment } from 'react';
import type { ReactNode } from 'react';
import { dropForeignNodes } from '@web/base/foreign-nodes';

/** A part that fails so often in so short a time has another fault than a foreign node. */
const MAX_TRIES = 3;
const SHORT_MS = 10_000;

interface State {
  tries: number;
  error: Error | null;
}

/** React did not find a node where it had put it. */
const isForeignNode = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError';

/**
 * Makes its part of the page again when a translator of the browser has moved nodes of it. Texts that come and go have elements of their
 * own (the lint rule no-loose-text), so this is for what the rule cannot see.
 */
export class MadeAgain extends Component<{ children: ReactNode }, State> {
  override state: State = { tries: 0, error: null };
  private times: number[] = [];

  static getDerivedStateFromError(error: Error): Pick<State, 'error'> {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    const now = Date.now();
    this.times = [...this.times.filter((time) => now - time < SHORT_MS), now];
    if (!isForeignNode(error) || this.times.length > MAX_TRIES) return;
    dropForeignNodes(document);
    this.setState(({ tries }) => ({ tries: tries + 1, error: null }));
  }

  override render(): ReactNode {
    const { tries, error } = this.state;
    if (error !== null && (!isForeignNode(error) || this.times.length >= MAX_TRIES)) throw error;
    return error === null && <Fragment key={tries}>{this.props.children}</Fragment>;
  }
}
