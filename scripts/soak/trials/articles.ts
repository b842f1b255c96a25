/**
 * A thousand articles: prerender time and JavaScript of a page are the same as with twelve, and the search responds
 * to typing on a slow machine.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { extname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { chromium, type Page } from 'playwright'
import { readText } from '../../../site/pages/articles/source/markdown.ts'
import { topics } from '../../../site/pages/articles/articles.words.ts'
import { team } from '../../../site/content/team.ts'
import { readPageFiles } from '../../bench/page-files.ts'
import { launchOptions } from '../../chromium.ts'
import type { Trial, TrialContext } from '../trial.ts'

const root = join(import.meta.dirname, '../../..')

const FEW = 12
const MANY = 1000

/** Maximum cost of a page with many articles, relative to its cost with few. */
const AT_MOST = 1.2

/** Maximum time from a keystroke to its results, ms, with the CPU slowed down by this factor. */
const ANSWER_MS = 50
const SLOWDOWN = 4

const SECTIONS = 6
const SENTENCES = 12

export const articlesTrial: Trial = {
  name: 'a thousand articles',
  async run(context) {
    const { check, count, defer, note, scaled } = context
    // Inside the project, so that the build finds the packages it renders with.
    const cache = join(root, '.cache')
    mkdirSync(cache, { recursive: true })
    const folder = mkdtempSync(join(cache, 'articles-'))
    defer(() => rmSync(folder, { recursive: true, force: true }))
    const real = await readSentences()
    const few = await build(join(folder, 'few'), FEW, real, context)
    const many = await build(join(folder, 'many'), scaled(MANY), real, context)
    count(few.pages + many.pages)

    const ratio = many.prerenderMs / few.prerenderMs
    note(
      `prerendered in ${few.prerenderMs.toFixed(1)} ms a page of ${few.pages}, ${many.prerenderMs.toFixed(1)} ms of ${many.pages}: ${ratio.toFixed(2)} times`,
    )
    check(ratio <= AT_MOST, `a page takes ${ratio.toFixed(2)} times as long to prerender`)
    for (const page of ['resources', 'resources/trial-1']) {
      const [a, b] = [javaScriptOf(few.client, page), javaScriptOf(many.client, page)]
      note(`JavaScript of /${page}: ${a} and ${b} bytes, brotli: ${(b / a).toFixed(3)} times`)
      check(b <= a * AT_MOST, `/${page} sends ${(b / a).toFixed(2)} times the JavaScript`)
    }
    const index = join(many.client, 'search-index.json.br')
    note(`search-index.json: ${statSync(index).size} bytes, brotli, when the search is first used`)

    const { answers, readyMs } = await search(many.client, context)
    const sorted = answers.toSorted((a, b) => a - b)
    const [median, most] = [sorted[Math.floor(sorted.length / 2)]!, sorted.at(-1)!]
    note(
      `${SLOWDOWN} times slower: ready ${readyMs.toFixed(0)} ms after the field is focused; ${answers.length} queries, median ${median.toFixed(0)} ms, the slowest ${most.toFixed(0)} ms`,
    )
    check(most <= ANSWER_MS, `a query took ${most.toFixed(0)} ms`)
  },
}

/** The sentences of the real articles. */
async function readSentences(): Promise<string[]> {
  const folder = join(root, 'site/content/articles')
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'))
  const texts = await Promise.all(
    files.map((file) => {
      const source = readFileSync(join(folder, file), 'utf8')
      return readText(source.replace(/^---\n.*?\n---\n/s, ''), file)
    }),
  )
  return texts.flatMap(({ words }) => words.split(/(?<=\.) /).filter((one) => one.length > 40))
}

/** Writes articles made of the sentences of the real ones, each with some unique words. */
function write(folder: string, wanted: number, sentences: readonly string[], random: () => number): void {
  mkdirSync(folder, { recursive: true })
  const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)]!
  const word = () =>
    Array.from({ length: 4 }, () => pick(['ka', 'mi', 'to', 'ra', 'shu', 'len', 'vi', 'dho'])).join('')
  for (let at = 1; at <= wanted; at++) {
    const sections = Array.from({ length: SECTIONS }, (_, section) => {
      const body = Array.from({ length: SENTENCES }, () => pick(sentences).replaceAll(/[<>[\]*_#|]/g, ''))
      return `## Section ${section + 1} on ${word()}\n\n${body.join(' ')} It is called ${word()}.\n`
    })
    const matter = {
      title: `Trial ${at}: ${word()} and ${word()}`,
      description: `What a business with one shop does about ${word()} and ${word()}, by when and with which papers.`,
      topic: pick(topics).slug,
      author: pick(team).slug,
      published: `20${10 + Math.floor((at * 16) / (wanted + 1))}-0${1 + (at % 9)}-${10 + (at % 18)}`,
      reviewBy: '2030-01-01',
      keywords: [word(), word(), word()],
      services: [],
      tools: ['gst'],
      templates: [],
      related: at > 1 ? [`trial-${at - 1}`] : [],
      sources: [{ name: 'An Act' }],
    }
    writeFileSync(
      join(folder, `trial-${at}.md`),
      `---\n${JSON.stringify(matter, null, 2)}\n---\n\n${sections.join('\n')}`,
    )
  }
}

/** Builds the site with that number of articles in a separate folder. */
async function build(
  folder: string,
  wanted: number,
  sentences: readonly string[],
  { random, defer }: TrialContext,
) {
  const articles = join(folder, 'articles')
  write(articles, wanted, sentences, random)
  const dist = join(folder, 'dist')
  const building = spawn(process.execPath, ['site/build/build.ts'], {
    cwd: root,
    env: { ...process.env, ARTICLES_DIR: articles, SITE_DIST: dist },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  defer(() => building.kill())
  const [output, [code]] = await Promise.all([text(building.stdout), once(building, 'exit')])
  const [, pages, seconds] = /Built (\d+) pages in .* of which ([\d.]+) s to prerender/.exec(output) ?? []
  if (code !== 0 || !pages) throw new Error(`The build of ${wanted} articles failed: ${output}`)
  return {
    client: join(dist, 'client'),
    pages: Number(pages),
    prerenderMs: (Number(seconds) * 1000) / Number(pages),
  }
}

/** JavaScript of a page before any interaction, brotli, in bytes. */
function javaScriptOf(client: string, page: string): number {
  const { scripts } = readPageFiles(readFileSync(join(client, page, 'index.html'), 'utf8'))
  return scripts.reduce((sum, script) => sum + statSync(join(client, `${script}.br`)).size, 0)
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** Serves the built site from its files, without a server. */
const serveFrom = (page: Page, client: string) =>
  page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    const file = join(client, extname(pathname) ? pathname : join(pathname, 'index.html'))
    if (!existsSync(file)) return route.fulfill({ status: 404 })
    const type = types[extname(file)]
    return route.fulfill({ body: readFileSync(file), ...(type && { contentType: type }) })
  })

/** Types words letter by letter, and measures from each letter to its results on the page. */
async function search(client: string, { defer }: TrialContext) {
  const browser = await chromium.launch(launchOptions())
  defer(() => browser.close())
  const page = await browser.newPage()
  await serveFrom(page, client)
  await page.goto('http://localhost/resources')
  await page.waitForLoadState('networkidle')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const field = page.getByRole('searchbox')
  const focused = performance.now()
  await field.fill('gst')
  await page.getByRole('heading', { name: /with “gst”$/ }).waitFor()
  const readyMs = performance.now() - focused
  const answers = await page.evaluate(
    async (words) => {
      const input = document.querySelector<HTMLInputElement>('main input[type=search]')!
      const heading = document.querySelector('#articles')!
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
      const taken: number[] = []
      for (const word of words)
        for (let letters = 3; letters <= word.length; letters++) {
          const typed = word.slice(0, letters)
          const shown = new Promise<void>((resolve) => {
            const isShown = () => heading.textContent.includes(`“${typed.trim()}”`)
            const observer = new MutationObserver(() => {
              if (!isShown()) return
              observer.disconnect()
              resolve()
            })
            observer.observe(heading, { childList: true, characterData: true, subtree: true })
            if (isShown()) resolve()
          })
          const from = performance.now()
          value.set!.call(input, typed)
          input.dispatchEvent(new Event('input', { bubbles: true }))
          await shown
          taken.push(performance.now() - from)
          // The pace of a fast typist.
          await new Promise((next) => setTimeout(next, 120))
        }
      return taken
    },
    ['late fee', 'compositoin', 'gratuity', 'section', 'turnover limit'],
  )
  return { answers, readyMs }
}
