import type { ReactElement } from 'react'

/** Accepts an element that must be a type error, in a `*.types.test.tsx`. Nothing is rendered. */
export function refused(_element: ReactElement): void {}
