import { createContext } from 'react'

/** Whether the screen says once, above its parts, that reads failed. */
export const InPartsContext = createContext(false)
