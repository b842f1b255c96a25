/** Fonts for PDFs: Devanagari shaped according to OpenType, with its text in logical order. */
import { create, type Font, type Glyph, type Processor } from 'fontkit'

/**
 * Fixes two bugs of fontkit 2.0: it compares backtrack sequences in the wrong order, nearest last, and throws on a mark
 * without an anchor. Sequences are reversed here, as OpenType specifies. A test compares every syllable of Hindi with
 * HarfBuzz.
 */
function patchProcessors(font: Font): void {
  font.layout(' ')
  const { GSUBProcessor, GPOSProcessor } = font._layoutEngine.engine
  const patchMatches = (
    processor: Processor,
    name: 'sequenceMatches' | 'classSequenceMatches' | 'coverageSequenceMatches',
  ) => {
    const matches = processor[name].bind(processor)
    processor[name] = (at, sequence, ...more) =>
      matches(at, at < 0 ? [...sequence].toReversed() : sequence, ...more)
  }
  for (const processor of [GSUBProcessor, GPOSProcessor]) {
    if (!processor) continue
    patchMatches(processor, 'sequenceMatches')
    patchMatches(processor, 'classSequenceMatches')
    patchMatches(processor, 'coverageSequenceMatches')
  }
  const apply = GPOSProcessor?.applyAnchor?.bind(GPOSProcessor)
  if (apply) {
    GPOSProcessor!.applyAnchor = (mark, anchor, base) => {
      if (anchor) apply(mark, anchor, base)
    }
  }
}

/** Opens a font and patches its processors. */
export function openFont(bytes: Uint8Array): Font {
  const font = create(bytes)
  patchProcessors(font)
  return font
}

/**
 * Assigns the characters of a text to its glyphs in logical order, regardless of their visual order in the syllable: a
 * vowel sign drawn before its consonant still follows it when text is searched, copied or read aloud.
 */
function distributeCodePoints(text: string, glyphs: readonly Glyph[]): number[][] {
  const characters = [...text].map((character) => character.codePointAt(0)!)
  const byGlyph: number[][] = glyphs.map(() => [])
  // A ligature gets as many as it represents, as long as one is left for each following glyph.
  let next = 0
  for (const [at, { codePoints }] of glyphs.entries()) {
    const after = glyphs.length - at - 1
    const most = characters.length - next - after
    const share =
      after === 0 ? characters.length - next : Math.min(Math.max(codePoints.length, 1), Math.max(most, 0))
    byGlyph[at] = characters.slice(next, next + share)
    next += share
  }
  return byGlyph
}

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/**
 * A font for one document. Each pair of glyph and text is a separate character, so that the text can be extracted
 * letter by letter; the glyph is embedded once for each pair.
 */
export function fontForDocument(font: Font): Font {
  const subset = font.createSubset()
  const subsetGlyphs: { glyph: number; text: string }[] = [{ glyph: 0, text: '' }]
  const ids = new Map<string, number>([['0:', 0]])

  const idOf = (glyph: number, codePoints: readonly number[]): number => {
    const text = String.fromCodePoint(...codePoints)
    const key = `${glyph}:${text}`
    const id = ids.get(key) ?? subsetGlyphs.length
    if (id === subsetGlyphs.length) {
      ids.set(key, id)
      subsetGlyphs.push({ glyph, text })
      subset.glyphs[id] = glyph
    }
    return id
  }

  return Object.assign(Object.create(font) as Font, {
    layout(text: string, features?: readonly string[]) {
      const run = font.layout(text, features)
      const byGlyph = distributeCodePoints(text, run.glyphs)
      const glyphs = run.glyphs.map((glyph, at) => ({
        id: idOf(glyph.id, byGlyph[at]!),
        codePoints: byGlyph[at]!,
        advanceWidth: glyph.advanceWidth,
      }))
      const positions = run.positions.map((position) => ({ ...position }))
      return {
        glyphs,
        positions,
        // A getter: PDFKit scales the positions in place before it reads their sum.
        get advanceWidth() {
          return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
        },
      }
    },
    // Component glyphs are added by the original subset.
    createSubset: () => ({
      glyphs: subset.glyphs,
      includeGlyph: (id: number) => id,
      encode: () => subset.encode(),
    }),
  })
}

/** Splits a text into grapheme clusters, which are never broken across lines. */
export const splitGraphemes = (text: string): string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment)
