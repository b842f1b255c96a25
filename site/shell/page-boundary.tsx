import { Component, type ReactNode } from 'react'

export interface PageBoundaryProps {
  /** What stands in the page's place after an error. */
  fallback: ReactNode
  /** The error is forgotten when this changes: another page is another chance. */
  of: string
  children: ReactNode
}

interface State {
  failed: boolean
  of: string
}

/** Catches what a page throws, its code that did not arrive included, so that the shell around it stays. */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = { failed: false, of: this.props.of }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ of }: PageBoundaryProps, state: State): State | null {
    return of === state.of ? null : { failed: false, of }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
