/**
 * A second brand for Storybook: `data-brand="samanvay"` on the root replaces the site's colours. No component depends on
 * it, and no site needs it: your own colours are in `../brand.tokens.json`, which may be a copy of this brand's file.
 */
import { assignVars, globalStyle } from '@vanilla-extract/css'
import { media } from '../media.ts'
import { readTokens } from '../read-dtcg.ts'
import { inLayer } from '../style.ts'
import { vars } from '../theme.css.ts'
import samanvay from './samanvay.tokens.json'

const { light, dark, highContrast } = readTokens(samanvay)

const brand = '[data-brand="samanvay"]'
const lightTheme = { colorScheme: 'light', vars: assignVars(vars.colour, light.colour) } as const
const darkTheme = { colorScheme: 'dark', vars: assignVars(vars.colour, dark.colour) } as const
const contrastTheme = { colorScheme: 'light', vars: assignVars(vars.colour, highContrast.colour) } as const

/** A theme of the root itself, or of an element in it. */
const themed = (theme: string) => `${brand}[data-theme="${theme}"], ${brand} [data-theme="${theme}"]`

globalStyle(`${brand}, ${brand} [data-theme="light"]`, inLayer('theme', lightTheme))
globalStyle(`${brand}:not([data-theme])`, inLayer('theme', { '@media': { [media.dark]: darkTheme } }))
globalStyle(themed('dark'), inLayer('theme', darkTheme))
globalStyle(themed('high-contrast'), inLayer('theme', contrastTheme))
globalStyle(
  `:root${brand}:not([data-theme="dark"])`,
  inLayer('theme', { '@media': { [media.moreContrast]: contrastTheme } }),
)
