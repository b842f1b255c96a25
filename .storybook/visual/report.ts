/** Report of a run: differences beside their “before”, by component; slowest screenshots; traces of other failures. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { storedPicture } from './picture-store.ts'
import { crop, pixelDifference } from './pixels.ts'
import { reportsFolder, type TakenPicture } from './task.ts'

/** How many of the slowest screenshots are shown. */
const SHOWN_SLOWEST = 20
/** Margin around the differing pixels, in px. */
const MARGIN = 48

export interface ReportedPicture extends TakenPicture {
  /** The accepted hash; none if the story is new in this mode. */
  expected?: string
}

/**
 * @param seconds duration of the run
 * @param folder destination; its content is replaced
 * @param pictureOf finds the screenshot of a hash
 * @returns the path of the report's page
 */
export async function writeReport(
  pictures: readonly ReportedPicture[],
  seconds: number,
  folder = join(reportsFolder, 'visual'),
  pictureOf: (hash: string) => Buffer | undefined = storedPicture,
): Promise<string> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const failed = pictures.filter(({ failure }) => failure)
  const shown = failed.filter(({ hash }) => hash !== undefined)
  const components = Map.groupBy(shown, ({ title }) => title.replace(/\/States$/, ''))
  const groups: string[] = []
  for (const [component, differing] of [...components].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const entries: string[] = []
    for (const picture of differing) entries.push(await entryOf(picture, folder, pictureOf))
    const changed = differing.filter(({ hash, expected }) => hash !== expected)
    const ids = [...new Set(changed.map(({ story }) => story))]
    const accept = ids.length > 0 ? `<p>Accept all ${changed.length} of it: ${acceptCommand(ids)}</p>` : ''
    groups.push(`<section><h2>${escapeHtml(component)}</h2>
      ${accept}${entries.join('')}</section>`)
  }
  const file = join(folder, 'index.html')
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pictures of the workbench</title><style>${styles}</style>
<h1>Pictures of the workbench</h1>
<p>${pictures.length} pictures in ${seconds.toFixed(0)} s, ${failed.length} failed.
${[...components].map(([name, of]) => `${escapeHtml(name)}: ${of.length}`).join(' · ')}</p>
${groups.join('\n')}
${slowestTable(pictures)}
${traces(failed)}</html>`,
  )
  return file
}

async function entryOf(
  picture: ReportedPicture,
  folder: string,
  pictureOf: (hash: string) => Buffer | undefined,
): Promise<string> {
  const { story, mode, name, hash, expected, failure } = picture
  const after = pictureOf(hash!)
  const before = expected === undefined || expected === hash ? undefined : pictureOf(expected)
  const difference = before && after && (await pixelDifference(before, after))
  const figure = async (label: string, png: Buffer | undefined, lacking: string) => {
    if (!png) return `<figure><figcaption>${label}</figcaption><p>${lacking}</p></figure>`
    const stem = `${story}--${mode}--${label.toLowerCase()}`
    const [whole, part] = [`${stem}.png`, `${stem}-part.png`]
    writeFileSync(join(folder, whole), png)
    if (difference?.bounds) writeFileSync(join(folder, part), await crop(png, difference.bounds, MARGIN))
    return `<figure><figcaption>${label}</figcaption><a href="${whole}"><img src="${difference?.bounds ? part : whole}" alt="${label}, whole" loading="lazy"></a></figure>`
  }
  const lacking =
    expected === undefined
      ? 'None: the story is new in this mode.'
      : 'Its accepted picture has not been seen on this machine, and the base commit does not draw it.'
  const figures =
    expected === hash
      ? [await figure('After', after, '')]
      : [
          await figure('Before', before, lacking),
          await figure('After', after, ''),
          await figure('Difference', difference?.picture, 'Nothing to compare with.'),
        ]
  return `<article><h3>${escapeHtml(name)}</h3>
    <p>${escapeHtml(failure!.message.replace(/^Error: /, ''))}${difference ? ` ${difference.pixels} pixels differ.` : ''} ${hash === expected ? '' : acceptCommand([story])}</p>
    <div>${figures.join('')}</div></article>`
}

const acceptCommand = (ids: readonly string[]) => `<code>npm run visual:update -- ${ids.join(' ')}</code>`

function slowestTable(pictures: readonly TakenPicture[]): string {
  const rows = slowest(pictures, SHOWN_SLOWEST)
    .map(
      ({ title, name, duration }) =>
        `<tr><td>${escapeHtml(title)}<td>${escapeHtml(name)}<td>${(duration / 1000).toFixed(2)}</tr>`,
    )
    .join('')
  return `<h2>Slowest screenshots</h2><table><tr><th>Component<th>Story and mode<th>s</tr>${rows}</table>`
}

/** The slowest screenshots first. */
export const slowest = (pictures: readonly TakenPicture[], count: number): TakenPicture[] =>
  pictures.toSorted((a, b) => b.duration - a.duration).slice(0, count)

/** Traces of failures other than visual differences, for which a trace adds nothing. */
function traces(failed: readonly ReportedPicture[]): string {
  const others = failed.filter(
    ({ failure }) => !/It looks different|no accepted picture/.test(failure!.message),
  )
  if (others.length === 0) return ''
  const items = others.map(
    ({ title, name, failure }) =>
      `<details><summary>${escapeHtml(`${title} › ${name}: ${failure!.message}`)}</summary><pre>${escapeHtml(failure!.trace)}</pre></details>`,
  )
  return `<h2>Traces of the test runner</h2>${items.join('')}`
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const styles = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; color: #1b2333; background: #fbf8f2 }
section { border-block-start: 2px solid #9b1b30; margin-block-start: 2.5rem }
article { border-block-start: 1px solid #e4dbcb; padding-block: 1rem }
article > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem }
figure { margin: 0 } img { max-width: 100%; border: 1px solid #e4dbcb; background: #fff }
code { background: #f6e9e4; padding: .1em .4em; user-select: all; overflow-wrap: anywhere }
td, th { text-align: start; padding-inline-end: 2rem } td:last-child { font-variant-numeric: tabular-nums }
pre { overflow-x: auto }`
