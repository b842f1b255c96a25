/** The colours of both themes, as CSS writes them, for what is made without a style sheet: pictures, the manifest. */
import dark from '@anupalan/design-system/tokens/dark.tokens.json' with { type: 'json' }
import light from '@anupalan/design-system/tokens/light.tokens.json' with { type: 'json' }
import { readTokens } from '@anupalan/design-system/tokens/read-dtcg'

export const colours = { light: readTokens(light).colour, dark: readTokens(dark).colour }
