import { Text } from '@anupalan/design-system/text'
import { VisuallyHidden } from '@anupalan/design-system/visually-hidden'
import { useEffect, useRef, useState } from 'react'
import { Spinner } from '../../../../ui/spinner.tsx'
import * as css from './preview.css.ts'
import { Stepper } from './stepper.tsx'
import { usePdf, type Pdf } from './use-pdf.ts'
import { previewWords as words } from './words.ts'
import { useZoom } from './zoom.tsx'

/** The shape of a page until it is drawn. */
const A4 = '210 / 297'

export interface PdfPreviewProps {
  file: Blob
  /** Of the file. */
  name: string
}

/** A PDF, a page at a time. */
export function PdfPreview({ file, name }: PdfPreviewProps) {
  const { pdf, problem } = usePdf(file)
  if (problem !== undefined)
    return (
      <div role="alert">
        <Text>{words[problem]}</Text>
      </div>
    )
  return pdf === undefined ? <Spinner /> : <Pages pdf={pdf} name={name} />
}

function Pages({ pdf, name }: { pdf: Pdf; name: string }) {
  const [number, setNumber] = useState(1)
  const { zoom, buttons } = useZoom()
  return (
    <>
      <div className={css.bar}>
        <Stepper
          previous={words.previous}
          next={words.next}
          value={words.page(number, pdf.pages)}
          isFirst={number === 1}
          isLast={number === pdf.pages}
          onStep={(by) => setNumber(number + by)}
        />
        {buttons}
      </div>
      <Page key={number} pdf={pdf} number={number} zoom={zoom} name={name} />
    </>
  )
}

interface PageProps {
  pdf: Pdf
  /** From 1. */
  number: number
  /** Its width in multiples of its box. */
  zoom: number
  name: string
}

function Page({ pdf, number, zoom, name }: PageProps) {
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  const [isDamaged, setDamaged] = useState(false)
  const [text, setText] = useState('')
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const width = box.current!.clientWidth * zoom * devicePixelRatio
    pdf.draw({ number, width, canvas: canvas.current!, signal }).then(
      () => setDrawn(true),
      () => {
        if (!signal.aborted) setDamaged(true)
      },
    )
    return () => controller.abort()
  }, [pdf, number, zoom])
  useEffect(() => {
    let isCurrent = true
    void read()
    return () => {
      isCurrent = false
    }

    async function read(): Promise<void> {
      const found = await pdf.textOf(number)
      if (isCurrent) setText(found)
    }
  }, [pdf, number])
  if (isDamaged)
    return (
      <div role="alert">
        <Text>{words.pageMissing(number)}</Text>
      </div>
    )
  return (
    // Scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={box} role="region" aria-label={words.content(name)} tabIndex={0} className={css.content}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={words.page(number, pdf.pages)}
        aria-busy={!isDrawn}
        className={css.sheet}
        style={{ inlineSize: `${zoom * 100}%`, aspectRatio: isDrawn ? undefined : A4 }}
      />
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  )
}
