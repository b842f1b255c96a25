/** Writes tagged PDF pages from top to bottom: lines of text, rules and structure elements. */
import type { Font } from 'fontkit'
import { PDFDocument, type StructureElement } from 'pdfkit'
import { documentColours } from '../colours.ts'
import type { FontName, Weight } from '../fonts/index.ts'
import { linesOf, runsOf, type Measure } from './runs.ts'

const { ink: INK, inkQuiet: QUIET, rule: RULE } = documentColours

/** In points, like every length here. */
export const MARGIN = 48
const FOOTER = 24
/** Line height in multiples of the font size. */
const LEADING = 1.36
/** Distance of the baseline from the top of the line, in multiples of the font size. */
const BASELINE = 1.0

export interface TextStyle {
  size: number
  /** @default 400 */
  weight?: Weight
  /** @default INK */
  colour?: string
  /** @default 'start' */
  align?: 'start' | 'end' | 'centre'
}

/** OpenType features: tabular, lining figures. */
const FEATURES = ['tnum', 'lnum']

export interface CanvasOptions {
  title: string
  author: string
  orientation: 'portrait' | 'landscape'
  fonts: ReadonlyMap<FontName, Font>
}

export class Canvas {
  readonly document: PDFDocument
  readonly width: number
  /** The current position from the top of the page. */
  y = MARGIN
  readonly #bottom: number
  readonly #root: StructureElement

  constructor({ title, author, orientation, fonts }: CanvasOptions) {
    this.document = new PDFDocument({
      size: 'A4',
      layout: orientation,
      margin: 0,
      lang: 'en-IN',
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      font: null,
      info: { Title: title, ...(author !== '' && { Author: author }) },
    })
    for (const [name, font] of fonts) this.document.registerFont(name, font)
    const { width, height } = this.document.page
    this.width = width - 2 * MARGIN
    this.#bottom = height - MARGIN - FOOTER
    this.#root = this.document.struct('Document')
    this.document.addStructure(this.#root)
  }

  /** Adds a structure element, such as `P`, with the content that `write` draws. */
  element(type: string, write: () => void, parent = this.#root): void {
    const element = this.document.struct(type, {}, write)
    parent.add(element)
    element.end()
  }

  /** Adds a structure element with child elements. */
  group(type: string, fill: (element: StructureElement) => void, parent = this.#root): void {
    const element = this.document.struct(type)
    parent.add(element)
    fill(element)
    element.end()
  }

  /** Marks decorative content as an artifact, which screen readers skip: rules, page numbers. */
  artifact(write: () => void): void {
    this.document.markContent('Artifact')
    write()
    this.document.endMarkedContent()
  }

  #measure({ size, weight = 400 }: TextStyle): Measure {
    return ({ script, text }) =>
      this.document.font(`${script}-${weight}`, size).widthOfString(text, { features: FEATURES })
  }

  lines(text: string, width: number, style: TextStyle): string[] {
    return linesOf(text, width, this.#measure(style))
  }

  /** Height of a number of lines. */
  heightOf = (lines: number, { size }: TextStyle): number => lines * size * LEADING

  /** Starts a new page unless this height is left on the current one. @returns whether it did */
  ensureSpace(height: number): boolean {
    if (this.y + height <= this.#bottom) return false
    this.document.addPage()
    this.y = MARGIN
    return true
  }

  /** Writes lines at a position, without moving {@link y}. */
  write(lines: readonly string[], x: number, y: number, width: number, style: TextStyle): void {
    const { size, weight = 400, colour = INK, align = 'start' } = style
    const measure = this.#measure(style)
    for (const [at, line] of lines.entries()) {
      const runs = runsOf(line).map((run) => ({ ...run, width: measure(run) }))
      const rest = width - runs.reduce((sum, run) => sum + run.width, 0)
      let left = x + { start: 0, centre: rest / 2, end: rest }[align]
      for (const run of runs) {
        this.document
          .font(`${run.script}-${weight}`, size)
          .fillColor(colour)
          .text(run.text, left, y + (at * LEADING + BASELINE) * size, {
            lineBreak: false,
            baseline: 'alphabetic',
            features: FEATURES,
          })
        left += run.width
      }
    }
  }

  /** Writes a text at {@link y} and below, across pages if necessary. */
  paragraph(
    text: string,
    style: TextStyle,
    { x = 0, width, type = 'P', gap = 6 }: { x?: number; width?: number; type?: string; gap?: number } = {},
  ): void {
    const availableWidth = width ?? this.width - x
    const lines = this.lines(text, availableWidth, style)
    this.element(type, () => {
      for (const line of lines) {
        this.ensureSpace(this.heightOf(1, style))
        this.write([line], MARGIN + x, this.y, availableWidth, style)
        this.y += this.heightOf(1, style)
      }
    })
    this.y += gap
  }

  rule({ x = 0, width = this.width, y = this.y, colour = RULE, weight = 0.6 } = {}): void {
    this.artifact(() =>
      this.document
        .lineWidth(weight)
        .strokeColor(colour)
        .moveTo(MARGIN + x, y)
        .lineTo(MARGIN + x + width, y)
        .stroke(),
    )
  }

  /** Adds page numbers if there are several pages, and returns the file. */
  async bytes(numbered: (page: number, of: number) => string): Promise<Uint8Array<ArrayBuffer>> {
    this.#root.end()
    const { start, count } = this.document.bufferedPageRange()
    const numberedPages = count > 1 ? count : 0
    for (let at = 0; at < numberedPages; at++) {
      this.document.switchToPage(start + at)
      const style = { size: 8, colour: QUIET, align: 'end' } as const
      this.artifact(() =>
        this.write([numbered(at + 1, count)], MARGIN, this.#bottom + FOOTER - 8, this.width, style),
      )
    }
    const parts: Uint8Array[] = []
    await new Promise<void>((done, fail) => {
      this.document
        .on('data', (part) => parts.push(part))
        .on('end', done)
        .on('error', fail)
      this.document.end()
    })
    const file = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
    let at = 0
    for (const part of parts) {
      file.set(part, at)
      at += part.length
    }
    return file
  }
}
