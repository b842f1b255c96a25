import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import brand from './brand.tokens.json'
import elevation from './elevation.tokens.json'
import motion from './motion.tokens.json'
import radius from './radius.tokens.json'
import space from './space.tokens.json'
import stack from './stack.tokens.json'
import type from './type.tokens.json'
import { media } from './media.ts'
import { readTokens } from './read-dtcg.ts'
import { besideText, inLayer } from './style.ts'

const shared = {
  ...readTokens(space),
  ...readTokens(elevation),
  ...readTokens(motion),
  ...readTokens(radius),
  ...readTokens(stack),
  ...readTokens(type),
}
const { light, dark, highContrast } = readTokens(brand)

/** The theme contract: every token as a CSS custom property, `--colour-ink`, `--space-md`. */
export const vars = createGlobalThemeContract({ ...shared, colour: light.colour }, (_value, path) =>
  path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
)

const { colour, ...rest } = vars
const measure = { ...shared.measure, gutter: besideText(shared.measure.gutter) }
globalStyle(':root', inLayer('theme', { vars: assignVars(rest, { ...shared, measure }) }))

/** Without `data-theme` the page follows the system; on any element it sets the theme of the content. */
const lightTheme = { colorScheme: 'light', vars: assignVars(colour, light.colour) } as const
const darkTheme = { colorScheme: 'dark', vars: assignVars(colour, dark.colour) } as const
globalStyle(':root, [data-theme="light"]', inLayer('theme', lightTheme))
globalStyle(':root:not([data-theme])', inLayer('theme', { '@media': { [media.dark]: darkTheme } }))
globalStyle('[data-theme="dark"]', inLayer('theme', darkTheme))

/** For `prefers-contrast: more`, in light only: the dark theme has 7:1 or more for text. */
const contrastTheme = {
  colorScheme: 'light',
  vars: assignVars(colour, highContrast.colour),
} as const
globalStyle('[data-theme="high-contrast"]', inLayer('theme', contrastTheme))
globalStyle(
  ':root:not([data-theme="dark"])',
  inLayer('theme', { '@media': { [media.moreContrast]: contrastTheme } }),
)
