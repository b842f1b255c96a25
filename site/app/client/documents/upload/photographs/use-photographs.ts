import { useState } from 'react'
import { isPhotograph, photographsOf, type Photograph } from './photographs.ts'

export interface PhotographsState {
  readonly photographs: readonly Photograph[]
  readonly change: (photographs: readonly Photograph[]) => void
}

/** Chosen files are sent, but several photographs wait for the decision whether they become one PDF. */
export function usePhotographs(send: (files: readonly File[]) => void) {
  const [photographs, change] = useState<readonly Photograph[]>([])
  return {
    photographs,
    change,
    choose: (files: readonly File[]) => {
      const chosen = files.filter(isPhotograph)
      if (chosen.length < 2) return send(files)
      const others = files.filter((file) => !isPhotograph(file))
      if (others.length > 0) send(others)
      change(photographsOf(chosen))
    },
    /** Of the camera, which takes one at a time. */
    take: (files: readonly File[]) => change(photographsOf(files)),
  }
}
