/** The fonts of a PDF, subset by `scripts/subset_fonts.py`. */
export type Script = 'latin' | 'devanagari'
export type Weight = 400 | 700
export type FontName = `${Script}-${Weight}`

/** Loads the bytes of a font file. */
export type LoadFont = (name: FontName) => Promise<Uint8Array>

const addresses: Record<FontName, string> = {
  'latin-400': new URL('latin-400.ttf', import.meta.url).href,
  'latin-700': new URL('latin-700.ttf', import.meta.url).href,
  'devanagari-400': new URL('devanagari-400.ttf', import.meta.url).href,
  'devanagari-700': new URL('devanagari-700.ttf', import.meta.url).href,
}

/** Fetches a font of this site; the browser caches it. */
export const fetchFont: LoadFont = async (name) => {
  const answer = await fetch(addresses[name])
  if (!answer.ok) throw new Error(`The font ${name} did not come: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}
