import { Component, type ReactNode } from 'react'
import { PageError } from '../ui/page/page-error.tsx'

export interface ErrorBoundaryProps {
  /** The error is forgotten when this changes: another screen is another chance. */
  of?: string
  children: ReactNode
}

interface State {
  hasFailed: boolean
  of: string | undefined
}

/** Catches what is thrown inside it, code that did not arrive included, and says what to do next. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false, of: this.props.of }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ of }: ErrorBoundaryProps, state: State): State | null {
    return of === state.of ? null : { hasFailed: false, of }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <PageError /> : this.props.children
  }
}
