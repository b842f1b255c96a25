/** Compares the shaping of Devanagari in PDFs with HarfBuzz, which browsers use. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import { describe, expect, test } from 'vitest'
import { fontForDocument, openFont } from './shaping.ts'

const bytes = readFileSync(join(import.meta.dirname, '../fonts/devanagari-400.ttf'))
const font = openFont(new Uint8Array(bytes))
const reference = new Font(new Face(new Blob(new Uint8Array(bytes).buffer)))

/** Each glyph with its advance and its offsets, in font units. */
const drawn = (text: string) => {
  const { glyphs, positions } = font.layout(text)
  return glyphs.map(({ id }, at) => {
    const { xAdvance, xOffset, yOffset } = positions[at]!
    // Adding zero turns a rounded −0 into 0.
    return [id, xAdvance, xOffset, yOffset].map((each) => Math.round(each) + 0)
  })
}
const drawnByHarfBuzz = (text: string) => {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(reference, buffer)
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map(({ codepoint }, at) => {
    const { xAdvance, xOffset, yOffset } = positions[at]!
    return [codepoint, xAdvance, xOffset, yOffset]
  })
}

const consonants = Array.from('कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहळ')
const signs = ['', 'ा', 'ि', 'ी', 'ु', 'ू', 'ृ', 'े', 'ै', 'ो', 'ौ', 'ं', '्', 'िं', 'ीं', 'ें', 'ॉ', 'ँ']
const names = [
  'हिन्दी श्री लक्ष्मी ज्ञानेश्वर कृष्णमूर्ति त्र्यम्बक विश्वनाथ चौधरी मिष्ठान्न भण्डार एण्ड सन्स प्राइवेट लिमिटेड',
  'द्विवेदी राष्ट्रीय अर्थव्यवस्था सर्वोत्तम बैंक क़ानून ज़िला फ़र्म पढ़ना लड़का गुरुद्वारा रुपये रूपा हृदय ब्राह्मण',
  'स्त्री दुर्गा शृंगार ऋषिकेश ॐ ओम् कार्यालय वर्ष २०२६ वस्त्र',
].flatMap((line) => line.split(' '))

describe('Devanagari', () => {
  test.each([
    ['every consonant with every sign', consonants.flatMap((one) => signs.map((sign) => one + sign))],
    [
      'every two consonants joined',
      consonants.flatMap((one) =>
        consonants.flatMap((two) => ['', 'ि'].map((sign) => `${one}्${two}${sign}`)),
      ),
    ],
    ['every one under a reph', consonants.flatMap((one) => signs.map((sign) => `र्${one}${sign}`))],
    ['names and words', names],
  ])(
    '%s: shaped as by HarfBuzz',
    (_, words) => {
      const differing = words.filter(
        (word) => JSON.stringify(drawn(word)) !== JSON.stringify(drawnByHarfBuzz(word)),
      )
      expect(differing).toEqual([])
    },
    30_000,
  )

  test('a syllable that occurs in no word does not throw', () => {
    expect(() => font.layout('र्र्र')).not.toThrow()
  })
})

describe('the font of a document', () => {
  const own = fontForDocument(font)

  test('its glyphs have their text in logical order', () => {
    for (const name of names) {
      const { glyphs } = own.layout(name)
      const text = glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints)).join('')
      expect(text).toBe(name)
    }
  })

  test('each of its characters represents one text, regardless of its glyph', () => {
    const texts = new Map<number, string>()
    for (const name of names) {
      for (const { id, codePoints } of own.layout(name).glyphs) {
        const text = String.fromCodePoint(...codePoints)
        expect(texts.get(id) ?? text).toBe(text)
        texts.set(id, text)
      }
    }
  })
})
