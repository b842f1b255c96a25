import { useState } from 'react'
import { useLazyComponent } from '../../../../use-lazy-component.ts'
import { isPhotograph, photographsOf, type Photograph } from './photographs.ts'

export interface PhotographsState {
  readonly photographs: readonly Photograph[]
  readonly change: (photographs: readonly Photograph[]) => void
}

const importDialog = () =>
  import('./photographs-dialog.tsx').then(({ PhotographsDialog }) => PhotographsDialog)

/**
 * Chosen files are sent, but several photographs wait for the decision whether they become one PDF. If the dialog that
 * asks cannot be loaded they are kept until the next are chosen.
 */
export function usePhotographs(send: (files: readonly File[]) => void) {
  const [photographs, change] = useState<readonly Photograph[]>([])
  const [PhotographsDialog, load] = useLazyComponent(importDialog)
  const ask = (files: readonly File[]) => {
    change((kept) => [...kept, ...photographsOf(files)])
    void load(() => {})
  }
  return {
    /** `null` until there are photographs and its code is loaded. */
    PhotographsDialog,
    photographs,
    change,
    choose: (files: readonly File[]) => {
      const chosen = files.filter(isPhotograph)
      if (chosen.length < 2) return send(files)
      const others = files.filter((file) => !isPhotograph(file))
      if (others.length > 0) send(others)
      ask(chosen)
    },
    /** Of the camera, which takes one at a time. */
    take: ask,
  }
}
