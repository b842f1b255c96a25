/** Checks a brand's token file, and reports each fault in a sentence for the person who chose the colours. */
import type brandFile from './brand.tokens.json'
import { contrast, contrastOf, mix, pairs, type ColourName, type Pair, type Ratio } from './contrast.ts'
import { readTokens } from './read-dtcg.ts'

/** The type of a brand's token file, which TypeScript infers from the site's own. */
export type Brand = typeof brandFile

const themes = ['light', 'dark', 'highContrast'] as const
export type BrandTheme = (typeof themes)[number]

const titles: Record<BrandTheme, string> = {
  light: 'Light',
  dark: 'Dark',
  highContrast: 'High contrast',
}

/** Minimum contrast of a pair in a theme: high contrast has 7 for all text, and 4.5 for borders and marks. */
export function minimumIn(theme: BrandTheme, { atLeast }: Pair): Ratio {
  if (theme !== 'highContrast') return atLeast
  return atLeast === 3 ? 4.5 : 7
}

const [WHITE, BLACK] = ['#ffffff', '#000000']
const isDarker = (one: string, other: string) => contrast(one, BLACK) < contrast(other, BLACK)

/** A colour as the file has it: the name in the palette, and its value. */
interface Named {
  name: string
  value: string
}

const sentence = (where: string, colour: Named, on: Named, atLeast: Ratio, as: string) => {
  const [one, other] = isDarker(colour.value, on.value) ? ['darker', 'lighter'] : ['lighter', 'darker']
  const measured = Math.floor(contrast(colour.value, on.value) * 100) / 100
  const advice = [
    { ...colour, way: one },
    { ...on, way: other },
  ]
    // White cannot be lighter, nor black darker.
    .filter(({ value, way }) => value !== (way === 'lighter' ? WHITE : BLACK))
    .map(({ name, way }) => `${name} ${way}`)
  return `${where}: ${colour.name} (${colour.value}) on ${on.name} (${on.value}) has a contrast of ${measured} : 1, and needs ${atLeast} : 1 (${as}). Make ${advice.join(', or ')}.`
}

/** Each pair of colours whose contrast is too low, in every theme of a brand and in its documents. */
export function contrastFaults(brand: Brand): string[] {
  const read = readTokens(brand)
  const inThemes = themes.flatMap((theme) => {
    const values = read[theme].colour
    // The palette's name, which is what the file's reader changes.
    const named = (name: ColourName): Named => ({
      name: brand[theme].colour[name].$value.split('.').at(-1)!.replace('}', ''),
      value: values[name],
    })
    const under = ({ on }: Pair): Named =>
      typeof on === 'string'
        ? named(on)
        : {
            name: `${named(on[0]).name} at ${on[1] * 100} % over ${named(on[2]).name}`,
            value: mix(values[on[0]], on[1], values[on[2]]),
          }
    return pairs
      .filter((pair) => contrastOf(pair, values) < minimumIn(theme, pair))
      .map((pair) =>
        sentence(titles[theme], named(pair.colour), under(pair), minimumIn(theme, pair), pair.as),
      )
  })
  const { ink, inkQuiet, head, accent } = read.document
  const white = { name: 'white paper', value: WHITE }
  const written: readonly [string, string, Named, Ratio, string][] = [
    ['ink', ink, white, 7, 'text'],
    ['inkQuiet', inkQuiet, white, 4.5, 'labels'],
    ['ink', ink, { name: 'head', value: head }, 7, 'head rows'],
    ['accent', accent, white, 3, 'the rule below the letterhead'],
  ]
  const inDocuments = written
    .filter(([, value, on, atLeast]) => contrast(value, on.value) < atLeast)
    .map(([name, value, on, atLeast, as]) => sentence('Documents', { name, value }, on, atLeast, as))
  return [...new Set([...inThemes, ...inDocuments])]
}

const COLOUR = /"components": \[([^\]]*)\],(\s*)"hex": "([^"]*)"/g

/**
 * The text of a token file with the `components` of each colour calculated from its `hex`: people write the latter, and
 * the format requires the former.
 * @throws TypeError for a `hex` that is not `#` and six digits
 */
export const withComponents = (text: string): string =>
  text.replaceAll(COLOUR, (_, before: string, space: string, hex: string) => {
    if (!/^#[0-9a-f]{6}$/i.test(hex))
      throw new TypeError(`“${hex}” is not a colour: write # and six digits, such as #0b5563`)
    const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    const isSame = before.split(',').every((part, at) => Math.round(Number(part) * 255) === parts[at])
    const components = isSame ? before : parts.map((part) => Number((part / 255).toFixed(4))).join(', ')
    return `"components": [${components}],${space}"hex": "${hex.toLowerCase()}"`
  })
