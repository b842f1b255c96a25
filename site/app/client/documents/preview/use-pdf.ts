import { useEffect, useState } from 'react'

/** A PDF that is open. */
export interface Pdf {
  /** Their number. */
  readonly pages: number
  /** Draws a page. Rejects if it is aborted, or if the page is damaged. @param width in px of the canvas */
  readonly draw: (page: {
    /** From 1. */
    readonly number: number
    /** Px of the canvas. */
    readonly width: number
    readonly canvas: HTMLCanvasElement
    readonly signal: AbortSignal
  }) => Promise<void>
  /** Empty if it cannot be read. @param number of a page, from 1 */
  readonly textOf: (number: number) => Promise<string>
}

export type PdfProblem = 'locked' | 'damaged' | 'notLoaded'

/** What is known of a PDF: neither while it is being opened. */
export interface PdfState {
  readonly pdf?: Pdf
  readonly problem?: PdfProblem
}

/** Names of errors of pdf.js about a file's content. */
const contentErrors: Readonly<Record<string, PdfProblem>> = {
  PasswordException: 'locked',
  InvalidPDFException: 'damaged',
  FormatError: 'damaged',
  UnknownErrorException: 'damaged',
}

/** Opens a PDF while the component is displayed; pdf.js is loaded then. */
export function usePdf(file: Blob): PdfState {
  const [state, setState] = useState<PdfState>({})
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    void open()
    return () => controller.abort()

    async function open(): Promise<void> {
      try {
        const { openPdf } = await import('./pdf.ts')
        const pdf = await openPdf(file, signal)
        if (!signal.aborted) setState({ pdf })
      } catch (error) {
        const name = error instanceof Error ? error.name : ''
        if (!signal.aborted) setState({ problem: contentErrors[name] ?? 'notLoaded' })
      }
    }
  }, [file])
  return state
}
