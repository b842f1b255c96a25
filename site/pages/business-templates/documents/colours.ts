/** Colours of PDF, Word and Excel files, from the brand's token file: files have no style sheet. */
import brand from '@anupalan/design-system/tokens/brand.tokens.json' with { type: 'json' }
import { readTokens } from '@anupalan/design-system/tokens/read-dtcg'

/** As hex, `#1b2333`. */
export const documentColours = readTokens(brand).document

/** A colour as Word and Excel write it: `1B2333`. */
export const officeColour = (hex: string) => hex.slice(1).toUpperCase()
