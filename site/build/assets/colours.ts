/** CSS colours of the brand, for output without a style sheet: icons, preview images, the manifest and mail. */
import brand from '@anupalan/design-system/tokens/brand.tokens.json' with { type: 'json' }
import type { MailColours } from '@anupalan/server/contract'
import { readTokens } from '@anupalan/design-system/tokens/read-dtcg'

const { light, dark } = readTokens(brand)

export const colours = { light: light.colour, dark: dark.colour }

const { ink, inkQuiet, rule, paper, sheet, accent } = light.colour

/** Colours of mail, which the server reads from `practice.json`. */
export const mailColours: MailColours = { ink, inkQuiet, rule, paper, sheet, accent }
