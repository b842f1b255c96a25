/** Converts text to outlines in the site's fonts, so that images do not depend on installed fonts. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'

export interface Lettering {
  /** Width of a line, in px, at a font size in px. Throws if the font has no glyph for a character. */
  width: (text: string, size: number) => number
  /** The line as SVG, with its start and its baseline at 0. */
  outline: (text: string, size: number) => string
}

/**
 * @param file a font of the design system
 * @param weight for a variable font
 */
export async function openFont(file: string, weight?: number): Promise<Lettering> {
  const path = fileURLToPath(import.meta.resolve(`@anupalan/design-system/fonts/${file}`))
  const sfnt = await decompress(await readFile(path))
  const face = new Face(new Blob(new Uint8Array(sfnt).buffer))
  const font = new Font(face)
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)])

  /** Glyphs with their positions, in font units. */
  const set = (text: string) => {
    const buffer = new Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    const positions = buffer.getGlyphPositions()
    let width = 0
    const glyphs = buffer.getGlyphInfos().map(({ codepoint: glyph, cluster }, at) => {
      if (glyph === 0) throw new Error(`${file} has no “${text.slice(cluster, cluster + 1)}” for “${text}”`)
      const { xAdvance, xOffset, yOffset } = positions[at]!
      const x = width + xOffset
      width += xAdvance
      return { glyph, x, y: yOffset }
    })
    return { glyphs, width }
  }

  const widths = new Map<string, number>()
  const widthOf = (text: string) => {
    const width = widths.get(text) ?? set(text).width
    widths.set(text, width)
    return width
  }

  return {
    width: (text, size) => (widthOf(text) * size) / face.upem,
    outline(text, size) {
      const paths = set(text).glyphs.map(
        ({ glyph, x, y }) => `<path transform="translate(${x} ${y})" d="${font.glyphToPath(glyph)}"/>`,
      )
      // The y axis of fonts points up, that of SVG down.
      return `<g transform="scale(${size / face.upem} ${-size / face.upem})">${paths.join('')}</g>`
    },
  }
}
