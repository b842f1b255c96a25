/** CSS colours of both themes, for output without a style sheet: preview images and the manifest. */
import dark from '@anupalan/design-system/tokens/dark.tokens.json' with { type: 'json' }
import light from '@anupalan/design-system/tokens/light.tokens.json' with { type: 'json' }
import { readTokens } from '@anupalan/design-system/tokens/read-dtcg'

export const colours = { light: readTokens(light).colour, dark: readTokens(dark).colour }
