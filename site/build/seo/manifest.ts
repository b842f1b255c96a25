/** The web app manifest and the icons of the site. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { feed } from '../../chrome/feed.ts'
import { firm, shortName } from '../../content/firm.ts'
import { shell } from '../../chrome/shell.words.ts'
import { colours } from '../assets/colours.ts'

/** An icon: its file in the public folder, its side in px. */
interface Icon {
  file: string
  size: number
  /** Height of the logo relative to the icon's. Without a background the rest is transparent. */
  sign: number
  background?: string
}

/** Launchers may crop a maskable icon to its safe zone, a circle of 80 % diameter: the logo fits inside. */
const maskable = { sign: 0.58, background: colours.light.paper } as const

const installed = [
  { file: 'icon-192.png', size: 192, sign: 1 },
  { file: 'icon-512.png', size: 512, sign: 1 },
] as const satisfies readonly Icon[]

const cutToShape = [
  { file: 'icon-maskable-192.png', size: 192, ...maskable },
  { file: 'icon-maskable-512.png', size: 512, ...maskable },
] as const satisfies readonly Icon[]

/** iOS crops the corners and renders transparency as black. */
const touch = {
  file: 'apple-touch-icon.png',
  size: 180,
  sign: 0.68,
  background: colours.light.paper,
} as const

/** For browsers without SVG icons, and clients that only request `/favicon.ico`. */
const favicon = { file: 'favicon.ico', size: 32, sign: 1 } as const

/** URL of the logo for structured data. */
export const logo = `/${installed[1].file}`

/** The firm's logo, an SVG in portrait format, centred in a square. */
function drawIcon({ size, sign, background }: Icon, mark: string): Promise<Buffer> {
  const inset = (size * (1 - sign)) / 2
  const place = `x="${inset}" y="${inset}" width="${size * sign}" height="${size * sign}"`
  const ground = background ? `<rect width="${size}" height="${size}" fill="${background}"/>` : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}${mark.replace('<svg', `<svg ${place}`)}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** An .ico file with one image: the directory, then the unchanged PNG. */
export function ico(png: Uint8Array, size: number): Buffer {
  const directory = Buffer.alloc(22)
  directory.writeUInt16LE(1, 2) // type: icon
  directory.writeUInt16LE(1, 4) // number of images
  directory.writeUInt8(size, 6)
  directory.writeUInt8(size, 7)
  directory.writeUInt16LE(1, 10) // colour planes
  directory.writeUInt16LE(32, 12) // bits per pixel
  directory.writeUInt32LE(png.length, 14)
  directory.writeUInt32LE(directory.length, 18)
  return Buffer.concat([directory, png])
}

/**
 * Writes all icons to the public folder.
 * @param mark the firm's logo as SVG
 */
export async function makeIcons(client: string, mark: string): Promise<void> {
  await mkdir(client, { recursive: true })
  for (const icon of [...installed, ...cutToShape, touch])
    await writeFile(join(client, icon.file), await drawIcon(icon, mark))
  await writeFile(join(client, favicon.file), ico(await drawIcon(favicon, mark), favicon.size))
}

/** The web app manifest, for `manifest.webmanifest`. */
export function webManifest(): string {
  const icon = (purpose: 'any' | 'maskable') => (of: Icon) => ({
    src: `/${of.file}`,
    sizes: `${of.size}x${of.size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    id: '/',
    name: firm.name,
    short_name: shortName,
    description: firm.summary,
    lang: shell.locale,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: colours.light.paper,
    background_color: colours.light.paper,
    icons: [...installed.map(icon('any')), ...cutToShape.map(icon('maskable'))],
  })
}

/** Elements of every page's head: links to these files, and the theme colours. */
export const siteHead = [
  `<link rel="icon" href="/${favicon.file}" sizes="32x32" />`,
  `<link rel="apple-touch-icon" href="/${touch.file}" />`,
  '<link rel="manifest" href="/manifest.webmanifest" />',
  `<link rel="alternate" type="application/rss+xml" href="${feed.href}" title="${feed.title}" />`,
  ...(['light', 'dark'] as const).map(
    (theme) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${colours[theme].paper}" />`,
  ),
].join('\n    ')
