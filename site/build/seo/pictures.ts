/**
 * The picture of each page that is shown where somebody shares its address: a sheet of the ledger with the page's
 * heading, drawn at build from the words, colours and fonts of the site.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { firm } from '../../content/firm.ts'
import type { BuiltPage } from '../pages.ts'
import { colours } from '../assets/colours.ts'
import { openFont, type Lettering } from './pictures-lettering.ts'

/** What Open Graph's readers show uncut, in px. */
export const PICTURE = { width: 1200, height: 630 } as const

export interface PictureWords {
  heading: string
  /** Stand in the ruled rows under the heading, one line each; a text is broken into lines. */
  below: string | readonly string[]
}

/** A picture as a page's head names it. */
export interface Picture {
  /** Its address on the site. */
  href: string
  /** What it says, for whoever does not see it. */
  alt: string
}

/** What of a page its picture is made of. */
type Page = Pick<BuiltPage, 'path' | 'title' | 'description' | 'picture'>

/** Letters as they stand in a picture: headings, and text. */
export interface Fonts {
  heading: Lettering
  text: Lettering
}

/** A title of a document without the firm's name, which stands beside it. */
export const headingOf = (title: string) => title.replace(` | ${firm.name}`, '')

/** What the picture of a page says: its heading, and what the page is about. */
export const pictureWords = ({ title, description, picture }: Omit<Page, 'path'>): PictureWords => ({
  heading: picture?.heading ?? headingOf(title),
  below: picture?.below ?? description,
})

/** The words of a picture, read one after the other. */
export const altOf = ({ heading, below }: PictureWords) =>
  [firm.name, heading, typeof below === 'string' ? below : below.join(', ')]
    .map((part) => part.replace(/\.?$/, '.'))
    .join(' ')

/** Breaks a text into as few lines as its width allows, in px, and these into lines of about one length. */
export function breakLines(text: string, widthOf: (text: string) => number, width: number): string[] {
  const fill = (limit: number) => {
    const lines: string[] = []
    let line = ''
    for (const word of text.split(' ')) {
      const longer = line ? `${line} ${word}` : word
      if (line && widthOf(longer) > limit) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  }
  const { length } = fill(width)
  let narrow = width
  while (narrow > width / 2 && fill(narrow - width / 40).length === length) narrow -= width / 40
  return fill(narrow)
}

/** The sheet, in px: a cloth edge, the two lines of the margin, ruled rows, and what hangs on them. */
const CLOTH = 20
const MARGIN = 186
const LEFT = 240
const TEXT_WIDTH = PICTURE.width - LEFT - 56
const ROWS = 3
const ROW = { height: 66, size: 33, baseline: 44 }
const TOP_OF_ROWS = PICTURE.height - 22 - ROWS * ROW.height
const MARK = { width: 64, height: 72, top: 54 }
const NAME = { size: 46, baseline: 106 }
const HEADING = { sizes: [116, 104, 92, 80, 70], leading: 1.06, baseline: TOP_OF_ROWS - 42 }
const HEADING_ROOM = HEADING.baseline - NAME.baseline - 30

/** A picture is drawn larger and then made smaller: the drawing library leaves dots at sharp corners. */
const OVERSAMPLING = 2

const put = (x: number, y: number, drawing: string, fill: string) =>
  `<g transform="translate(${x} ${y})" fill="${fill}">${drawing}</g>`

const box = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`

/** The largest size at which a heading has room, and its lines. Throws where it has none. */
function fitHeading(heading: string, font: Lettering) {
  for (const size of HEADING.sizes) {
    const lines = breakLines(heading, (text) => font.width(text, size), TEXT_WIDTH)
    const isRoom = lines.length * size * HEADING.leading <= HEADING_ROOM
    if (isRoom && lines.every((text) => font.width(text, size) <= TEXT_WIDTH)) return { size, lines }
  }
  throw new Error(`“${heading}” is too long for a picture`)
}

/** What stands in the rows, one line each. Throws where it is more than they hold. */
function fitRows(below: string | readonly string[], font: Lettering) {
  const widthOf = (text: string) => font.width(text, ROW.size)
  const lines = typeof below === 'string' ? breakLines(below, widthOf, TEXT_WIDTH) : below
  if (lines.length > ROWS || lines.some((text) => widthOf(text) > TEXT_WIDTH))
    throw new Error(`“${lines.join(' ')}” is too long for the rows of a picture`)
  return lines
}

/**
 * The picture as SVG.
 * @param mark the firm's sign, an SVG of its own
 * @throws Error where the words have no room, or a letter is in no font
 */
export function drawPicture({ heading, below }: PictureWords, fonts: Fonts, mark: string): string {
  const { width, height } = PICTURE
  const { accent, paper, rule, margin, ink, inkQuiet } = colours.light
  const { size, lines } = fitHeading(heading, fonts.heading)
  const place = `x="${CLOTH + (MARGIN - CLOTH - MARK.width) / 2}" y="${MARK.top}"`
  const measure = `width="${MARK.width}" height="${MARK.height}"`

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * OVERSAMPLING}" height="${height * OVERSAMPLING}" viewBox="0 0 ${width} ${height}">`,
    box(0, 0, width, height, paper),
    ...Array.from({ length: ROWS + 1 }, (_, row) => box(0, TOP_OF_ROWS + row * ROW.height, width, 2, rule)),
    box(MARGIN, 0, 3, height, margin),
    box(MARGIN + 10, 0, 3, height, margin),
    box(0, 0, CLOTH, height, accent),
    mark.replace('<svg', `<svg ${place} ${measure}`),
    put(LEFT, NAME.baseline, fonts.heading.outline(firm.name, NAME.size), ink),
    ...lines
      .toReversed()
      .map((text, above) =>
        put(LEFT, HEADING.baseline - above * size * HEADING.leading, fonts.heading.outline(text, size), ink),
      ),
    ...fitRows(below, fonts.text).map((text, row) =>
      put(LEFT, TOP_OF_ROWS + row * ROW.height + ROW.baseline, fonts.text.outline(text, ROW.size), inkQuiet),
    ),
    '</svg>',
  ].join('')
}

export const openFonts = async (): Promise<Fonts> => ({
  heading: await openFont('anek-latin-heading.woff2'),
  text: await openFont('anek-latin-text.woff2', 400),
})

/** How many pictures are drawn side by side: each is 9 MB meanwhile. */
const AT_ONCE = 4

/** Without a palette, which would cost four times the time and change the colours a little. */
const png = { compressionLevel: 9 } as const

async function rasterise(svg: string): Promise<Buffer> {
  const large = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return sharp(large.data, { raw: large.info })
    .resize({ ...PICTURE, kernel: 'mitchell' })
    .png(png)
    .toBuffer()
}

/**
 * Draws the pictures of pages into `assets/pictures/` of the public folder, and gives each page's. What is drawn once
 * is kept in a cache, under a name made of all that it shows.
 * @param mark the firm's sign, an SVG of its own
 */
export async function makePictures(
  pages: readonly Page[],
  { client, cache, mark }: { client: string; cache: string; mark: string },
): Promise<ReadonlyMap<string, Picture>> {
  const fonts = await openFonts()
  await mkdir(join(client, 'assets/pictures'), { recursive: true })
  await mkdir(cache, { recursive: true })

  const make = async (page: Page) => {
    const words = pictureWords(page)
    const svg = drawPicture(words, fonts, mark)
    const hash = createHash('sha256')
      .update(JSON.stringify([svg, PICTURE, png, sharp.versions]))
      .digest('base64url')
    const kept = join(cache, `${hash}.png`)
    const picture = await readFile(kept).catch(async () => {
      const drawn = await rasterise(svg)
      // Whole or not at all, whoever else builds meanwhile.
      await writeFile(`${kept}.${process.pid}`, drawn)
      await rename(`${kept}.${process.pid}`, kept)
      return drawn
    })
    const name = page.path === '/' ? 'home' : page.path.slice(1).replaceAll('/', '-')
    const href = `/assets/pictures/${name}-${hash.slice(0, 8)}.png`
    await writeFile(join(client, href), picture)
    return { href, alt: altOf(words) }
  }
  const made = new Map<string, Picture>()
  for (let at = 0; at < pages.length; at += AT_ONCE) {
    const some = pages.slice(at, at + AT_ONCE)
    const pictures = await Promise.all(some.map(make))
    for (const [index, picture] of pictures.entries()) made.set(some[index]!.path, picture)
  }
  return made
}
