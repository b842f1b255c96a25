/** Fonts as a PDF needs them: Devanagari shaped as OpenType asks for, and its text in the order in which it is read. */
import { create, type Font, type Glyph, type Processor } from 'fontkit'

/**
 * fontkit 2.0 compares what stands before a glyph in the wrong order, nearest last, and falls over a mark that a font
 * gives no anchor. Its sequences are turned round, as the OpenType specification has them. A test holds every syllable
 * of Hindi against HarfBuzz.
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

/** Opens a font, mended. */
export function openFont(bytes: Uint8Array): Font {
  const font = create(bytes)
  patchProcessors(font)
  return font
}

/**
 * Deals the characters of a text out to the glyphs that show it: each glyph in its turn takes the next ones, wherever
 * in the syllable it belongs. A vowel sign that is drawn before its consonant is then still read after it, when text is
 * searched, copied or read aloud.
 */
function distributeCodePoints(text: string, glyphs: readonly Glyph[]): number[][] {
  const characters = [...text].map((character) => character.codePointAt(0)!)
  const byGlyph: number[][] = glyphs.map(() => [])
  // A ligature keeps as many as it stands for, as long as each glyph after it has one to take.
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
 * A font for one document. Each glyph with each text that it stands for is a character of its own there, so that the
 * text is found again letter by letter; the glyph is embedded for each of them.
 */
export function fontForDocument(font: Font): Font {
  const subset = font.createSubset()
  const known: { glyph: number; text: string }[] = [{ glyph: 0, text: '' }]
  const places = new Map<string, number>([['0:', 0]])

  const placeOf = (glyph: number, codePoints: readonly number[]): number => {
    const text = String.fromCodePoint(...codePoints)
    const key = `${glyph}:${text}`
    const place = places.get(key) ?? known.length
    if (place === known.length) {
      places.set(key, place)
      known.push({ glyph, text })
      subset.glyphs[place] = glyph
    }
    return place
  }

  return Object.assign(Object.create(font) as Font, {
    layout(text: string, features?: readonly string[]) {
      const run = font.layout(text, features)
      const byGlyph = distributeCodePoints(text, run.glyphs)
      const glyphs = run.glyphs.map((glyph, at) => ({
        id: placeOf(glyph.id, byGlyph[at]!),
        codePoints: byGlyph[at]!,
        advanceWidth: glyph.advanceWidth,
      }))
      const positions = run.positions.map((position) => ({ ...position }))
      return {
        glyphs,
        positions,
        // The document scales the positions where they are, and then asks for their sum.
        get advanceWidth() {
          return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
        },
      }
    },
    // The glyphs that others are composed of are the subset’s own business.
    createSubset: () => ({
      glyphs: subset.glyphs,
      includeGlyph: (place: number) => place,
      encode: () => subset.encode(),
    }),
  })
}

/** A text in parts that are never torn apart at the end of a line. */
export const splitGraphemes = (text: string): string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment)
