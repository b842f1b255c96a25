/** The firm's mark as a file of its own: icons and preview images have no style sheet. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { colours } from './colours.ts'

const file = join(import.meta.dirname, '../../content/mark.svg')

/**
 * An SVG with the light theme's colours in place of custom properties.
 * @throws Error for a custom property that is not a colour of the theme
 */
export function inLightColours(svg: string): string {
  const byProperty = new Map(
    Object.entries(colours.light).map(([name, value]) => [
      `--colour-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      value,
    ]),
  )
  return svg.replaceAll(/var\((--[\w-]+)\)/g, (_, property: string) => {
    const value = byProperty.get(property)
    if (value === undefined)
      throw new Error(`${property} in site/content/mark.svg is not a colour of the theme`)
    return value
  })
}

/** The mark as SVG, without comments. */
export const readMark = async (): Promise<string> =>
  inLightColours((await readFile(file, 'utf8')).replaceAll(/<!--[^]*?-->\s*/g, '').trim())
