import { createContext, useContext, type ReactNode } from 'react'

const ReadOnlyContext = createContext(false)

/** Thrown in place of a write below `ReadOnly`. */
export class ReadOnlyError extends Error {
  override name = 'ReadOnlyError'
}

/** Below it no API mutation is sent, whatever is pressed and whatever a component sends by itself. */
export const ReadOnly = ({ children }: { children: ReactNode }) => (
  <ReadOnlyContext value>{children}</ReadOnlyContext>
)

export const useIsReadOnly = (): boolean => useContext(ReadOnlyContext)
