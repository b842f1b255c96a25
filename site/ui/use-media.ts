import { useSyncExternalStore } from 'react'

/** Whether a media query matches, for what styles cannot change: the columns of a table. @param query from `media` */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
