import type { ReactElement } from 'react'

/** Takes an element that the types refuse, in a `*.types.test.tsx`. Nothing is rendered. */
export function refused(_element: ReactElement): void {}
