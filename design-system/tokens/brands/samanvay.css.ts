/**
 * Colours of another practice, from a Design Tokens file: `data-brand="samanvay"` on the root replaces Anupalan's. No
 * component depends on it. Your own brand is a copy of this file and of its `.tokens.json`.
 */
import { assignVars, globalStyle } from '@vanilla-extract/css'
import { media } from '../media.ts'
import { readTokens } from '../read-dtcg.ts'
import { inLayer } from '../style.ts'
import { vars } from '../theme.css.ts'
import samanvay from './samanvay.tokens.json'

const brand = '[data-brand="samanvay"]'
const light = {
  colorScheme: 'light',
  vars: assignVars(vars.colour, readTokens(samanvay.light).colour),
} as const
const dark = {
  colorScheme: 'dark',
  vars: assignVars(vars.colour, readTokens(samanvay.dark).colour),
} as const

globalStyle(`${brand}, ${brand} [data-theme="light"]`, inLayer('theme', light))
globalStyle(`${brand}:not([data-theme])`, inLayer('theme', { '@media': { [media.dark]: dark } }))
globalStyle(`${brand}[data-theme="dark"], ${brand} [data-theme="dark"]`, inLayer('theme', dark))
