import { Component, type ReactNode } from 'react'
import { PageError } from '../ui/page/page-error.tsx'

export interface ErrorBoundaryProps {
  /** A change resets the boundary, so that the next screen renders. */
  of?: string
  /** Shown after an error. @default the error page */
  fallback?: ReactNode
  children: ReactNode
}

interface State {
  hasFailed: boolean
  of: string | undefined
}

/** Shows the fallback if a child throws or its code fails to load. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false, of: this.props.of }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ of }: ErrorBoundaryProps, state: State): State | null {
    return of === state.of ? null : { hasFailed: false, of }
  }

  override render(): ReactNode {
    const { fallback = <PageError />, children } = this.props
    return this.state.hasFailed ? fallback : children
  }
}
