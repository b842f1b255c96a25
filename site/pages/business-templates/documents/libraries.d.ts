/** Types of the parts of two untyped libraries that the documents use. */
declare module 'fontkit' {
  export interface Glyph {
    id: number
    codePoints: number[]
    advanceWidth: number
  }
  export interface GlyphPosition {
    xAdvance: number
    yAdvance: number
    xOffset: number
    yOffset: number
  }
  export interface GlyphRun {
    glyphs: Glyph[]
    positions: GlyphPosition[]
    advanceWidth: number
  }
  export interface FontSubset {
    glyphs: number[]
    includeGlyph: (glyph: number) => number
    encode: () => Uint8Array
  }
  type Matches = (at: number, sequence: readonly unknown[], ...more: unknown[]) => unknown
  /** One of the two processors of OpenType tables, which are not documented. */
  export interface Processor {
    sequenceMatches: Matches
    classSequenceMatches: Matches
    coverageSequenceMatches: Matches
    applyAnchor?: (mark: unknown, anchor: unknown, base: number) => void
  }
  export interface Font {
    postscriptName: string
    unitsPerEm: number
    ascent: number
    descent: number
    characterSet: number[]
    hasGlyphForCodePoint: (codePoint: number) => boolean
    layout: (text: string, features?: readonly string[]) => GlyphRun
    createSubset: () => FontSubset
    _layoutEngine: { engine: { GSUBProcessor?: Processor; GPOSProcessor?: Processor } }
  }
  export function create(bytes: Uint8Array): Font
}

declare module 'pdfkit' {
  import type { Font } from 'fontkit'

  export interface StructureElement {
    add: (child: StructureElement | (() => void)) => StructureElement
    end: () => StructureElement
  }
  /** A JPEG or PNG whose header is read. */
  export interface Image {
    readonly width: number
    readonly height: number
    /** Of EXIF, from 1; only of a JPEG. */
    readonly orientation?: number
  }
  export interface Options {
    size: string | readonly [width: number, height: number]
    layout: 'portrait' | 'landscape'
    margin: number
    lang: string
    pdfVersion: string
    tagged: boolean
    displayTitle: boolean
    bufferPages: boolean
    autoFirstPage: boolean
    font: null
    info: Readonly<Record<string, string | Date>>
  }
  export class PDFDocument {
    constructor(options: Partial<Options>)
    readonly page: { width: number; height: number }
    on(event: 'data', take: (part: Uint8Array) => void): this
    on(event: 'end', done: () => void): this
    on(event: 'error', fail: (error: unknown) => void): this
    registerFont(name: string, font: Font): this
    font(name: string, size?: number): this
    widthOfString(text: string, options?: { features?: readonly string[] }): number
    text(text: string, x: number, y: number, options: Readonly<Record<string, unknown>>): this
    fillColor(colour: string): this
    strokeColor(colour: string): this
    lineWidth(points: number): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    rect(x: number, y: number, width: number, height: number): this
    fill(): this
    stroke(): this
    addPage(options?: Pick<Partial<Options>, 'size' | 'margin'>): this
    openImage(bytes: Uint8Array): Image
    image(image: Image, x: number, y: number, options: { width: number; height: number }): this
    switchToPage(at: number): this
    bufferedPageRange(): { start: number; count: number }
    struct(type: string, options?: object | StructureElement[], children?: unknown): StructureElement
    addStructure(element: StructureElement): this
    markContent(tag: string, options?: object): this
    endMarkedContent(): this
    end(): void
  }
}
