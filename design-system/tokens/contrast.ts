/**
 * Every pair of foreground and background, with its minimum contrast. The test measures each pair in every theme and
 * brand; the workbench shows the figures.
 */
import samanvayFile from './brands/samanvay.tokens.json' with { type: 'json' }
import brandFile from './brand.tokens.json' with { type: 'json' }
import { readTokens } from './read-dtcg.ts'

const [brand, samanvay] = [readTokens(brandFile), readTokens(samanvayFile)]

/** The semantic colours of a theme, as hex (or `rgb()` if translucent). */
export type ThemeColours = typeof brand.light.colour

/** Every theme of the site's brand, and of the second brand in Storybook. */
export const colours = {
  light: brand.light.colour,
  dark: brand.dark.colour,
  'high-contrast': brand.highContrast.colour,
  samanvay: samanvay.light.colour,
  'samanvay, dark': samanvay.dark.colour,
  'samanvay, high contrast': samanvay.highContrast.colour,
} satisfies Record<string, ThemeColours>

export type ColourName = keyof ThemeColours

/** A colour mixed over another, as in `color-mix()`: `[over, share of 1, under]`. */
export type Mixed = readonly [over: ColourName, share: number, under: ColourName]

/**
 * Minimum contrast: 7 for paragraphs (WCAG 1.4.6), 4.5 for any text (1.4.3), 3 for the borders of controls, the focus
 * and marks that carry meaning (1.4.11).
 */
export type Ratio = 7 | 4.5 | 3

export interface Pair {
  colour: ColourName
  on: ColourName | Mixed
  atLeast: Ratio
  /** What it is used for. */
  as: string
}

const each = (
  as: string,
  atLeast: Ratio,
  names: readonly ColourName[],
  on: readonly (ColourName | Mixed)[],
): Pair[] => names.flatMap((colour) => on.map((under) => ({ colour, on: under, atLeast, as })))

const tints = ['accentTint', 'positiveTint', 'dangerTint', 'sunken'] as const

/** Every pair that components use. */
export const pairs: readonly Pair[] = [
  ...each('paragraphs', 7, ['ink', 'inkQuiet'], ['paper', 'sheet']),
  ...each('paragraphs on a tint', 7, ['ink'], tints),
  ...each('paragraphs on the band', 7, ['onBand', 'onBandQuiet'], ['band']),
  ...each('links and messages in paragraphs', 7, ['accent', 'danger'], ['paper', 'sheet']),
  ...each('secondary text on a tint', 4.5, ['inkQuiet'], tints),
  ...each('links and actions on a tint', 4.5, ['accent'], tints),
  ...each('messages on their tint', 4.5, ['danger'], ['dangerTint']),
  ...each('good news', 4.5, ['positive'], ['paper', 'sheet', 'positiveTint']),
  ...each('words on a main action', 4.5, ['onAccent'], ['fill', 'fillHover']),
  ...each('words on an action of the band', 4.5, ['band'], ['onBand', 'onBandQuiet']),
  ...each('words on an outlined action of the band', 4.5, ['onBand'], [['onBand', 0.12, 'band']]),
  ...each('words and ticks on what is chosen', 4.5, ['paper'], ['ink', 'inkQuiet']),
  ...each('the sign in a mark of error', 3, ['paper'], ['danger']),
  ...each('initials', 4.5, ['sheet'], ['avatarBlue', 'positive']),
  ...each('borders of controls', 3, ['ruleStrong', 'accent', 'danger', 'ink'], ['paper', 'sheet', 'sunken']),
  ...each('main actions and the mark', 3, ['fill'], ['paper', 'sheet']),
  ...each('border of an action of the band', 3, ['onBand'], ['band']),
  ...each('stars and other marks', 3, ['markOutline'], ['paper', 'sheet', 'accentTint']),
  ...each('focus', 3, ['focus'], ['paper', 'sheet', ...tints]),
  ...each('focus on the band', 3, ['focusOnBand'], ['band']),
]

/** Colours that are never the only cue: no minimum applies. */
export const decorative: readonly ColourName[] = ['rule', 'margin', 'mark', 'scrim']

const channels = (hex: string) => {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)?.slice(1)
  if (!digits) throw new TypeError(`${hex} is not a colour in hex`)
  return digits.map((pair) => Number.parseInt(pair, 16))
}

/** Relative luminance, 0 to 1, by WCAG 2.2. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, 1 to 21. Both in hex. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The result of `over` at opacity `share` (0 to 1) on `under`. All in hex. */
export function mix(over: string, share: number, under: string): string {
  const below = channels(under)
  const mixed = channels(over).map((channel, at) =>
    Math.round(channel * share + (below[at] ?? 0) * (1 - share)),
  )
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The contrast of a pair in a theme. */
export function contrastOf({ colour, on }: Pair, named: ThemeColours): number {
  const under = typeof on === 'string' ? named[on] : mix(named[on[0]], on[1], named[on[2]])
  return contrast(named[colour], under)
}
