/**
 * Builds the site: bundles by Vite, a prerendered file for every page with a `page.meta.ts` and every screen of the
 * application, and the files that the server reads at start. `server/contract/site/site-files.ts` describes `site/dist`.
 */
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import { firstReads } from '../app/first-reads.ts'
import { screenDescriptions, screens, screenTitle, type ScreenPath } from '../app/screens.ts'
import { askedAs } from '../content/asked-as.ts'
import { practice } from '../content/practice.ts'
import { redirects } from '../redirects.ts'
import { writeBlankFiles } from './assets/blank-files.ts'
import { collectStyleHashes, hashStyle } from './assets/csp.ts'
import { compressAll } from './assets/compress.ts'
import { hashAsset, joinSheets } from './assets/assets.ts'
import { reactAriaStyles } from './assets/react-aria-styles.ts'
import { scriptFiles, stylesOf, stylesOfApplication } from './assets/built-files.ts'
import { mailColours } from './assets/colours.ts'
import { readMark } from './assets/mark.ts'
import { documentHtml, type FirstReads } from './html/document.ts'
import { pageHead, statusOf, type Listing, type PageHead } from './html/head.ts'
import { brokenLinks, type LinkedDocument } from './links.ts'
import type { BuiltPage } from './pages.ts'
import { logo, makeIcons, siteHead, webManifest } from './seo/manifest.ts'
import { makePictures } from './seo/pictures.ts'
import { robots, sitemap } from './seo/sitemap.ts'
import { openAssistantPage } from '@anupalan/server/contract/assistant/endpoints'
import { maxSectionsBytes } from '@anupalan/server/contract/site/sections'
import { istDate } from '@anupalan/server/compliance/ist'
import { addAsked } from './sections/add-asked.ts'
import { addQuestions, readQuestions } from './sections/add-questions.ts'
import { sectionsOf, withoutRepeated } from './sections/sections.ts'
import { speculationRules } from './seo/speculation-rules.ts'
import { crumbsOf } from './seo/structured-data-crumbs.ts'
import { breadcrumbList } from './seo/structured-data.ts'
import { collectStylesPlugin, omitStylesPlugin } from './vite-plugins/document-styles-plugins.ts'
import { refuseMetadataPlugin } from './vite-plugins/refuse-metadata-plugin.ts'

const site = join(import.meta.dirname, '..')
/** Soak trials build into another folder. */
const dist = process.env.SITE_DIST ?? join(site, 'dist')
const client = join(dist, 'client')
const configFile = join(site, 'vite.config.ts')

/** Origin for absolute URLs; the server validates the same setting. */
const origin = (process.env.PUBLIC_URL ?? 'http://localhost:3000').replace(/\/$/, '')

const write = async (path: string, content: string) => {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

/** The scripts of a build. */
function chunksOf(built: Awaited<ReturnType<typeof build>>) {
  if (!('output' in built)) throw new Error('A build has more than one output')
  return built.output.filter((each) => each.type === 'chunk')
}

const started = performance.now()
/** Ids of the style modules of documents. */
const styles = new Set<string>()
// The SSR build renders the pages and contains their style sheets.
await build({
  configFile,
  logLevel: 'warn',
  plugins: [collectStylesPlugin(styles)],
  build: { ssr: true, outDir: join(dist, 'server') },
})
const { definitions, readSite, renderApplication, renderPage, renderSlotTemplates } = (await import(
  pathToFileURL(join(dist, 'server/render.js')).href
)) as typeof import('./html/render.tsx')
// Fail on invalid pages before the browser build, and before the previous build is removed.
const { pages, files: readFiles } = await readSite()
for (const each of await readdir(dist)) if (each !== 'server') await rm(join(dist, each), { recursive: true })
const built = await build({
  configFile,
  logLevel: 'warn',
  plugins: [omitStylesPlugin(styles), refuseMetadataPlugin()],
  build: { outDir: client },
})
const chunks = chunksOf(built)

/** A script without modules, which runs before the styles are loaded. */
const plainScript = await build({
  configFile: false,
  root: site,
  logLevel: 'warn',
  build: {
    outDir: client,
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: join(site, 'app/first-reads.script.ts'),
      output: { format: 'iife', entryFileNames: 'assets/first-reads-[hash].js' },
    },
  },
})
const firstReadsScript = `/${chunksOf(plainScript)[0]!.fileName}`

const readManifest = async (folder: string) =>
  JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
const [scripts, sheets] = [await readManifest(client), await readManifest(join(dist, 'server'))]
await rm(join(client, '.vite'), { recursive: true })
const files = scriptFiles(scripts, chunks)
const themeScript = await hashAsset(client, 'theme.js')
for (const file of await readdir(join(dist, 'server/assets')))
  if (/\.(?:css|woff2)$/.test(file))
    await copyFile(join(dist, 'server/assets', file), join(client, 'assets', file))

const mark = await readMark()
await write(join(client, 'icon.svg'), mark)
await makeIcons(client, mark)
await write(join(client, 'manifest.webmanifest'), webManifest())
const cache = process.env.SITE_DIST ? join(dist, 'pictures') : join(site, '../.cache/pictures')
const pictures = await makePictures(
  pages.filter(({ listed }) => listed),
  { client, cache, mark },
)

const documents: LinkedDocument[] = []
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`)

/** Metadata of a page that is listed. */
const listingOf = ({ path, openGraph, things }: BuiltPage, content: string): Listing | undefined => {
  const picture = pictures.get(path)
  if (!picture) return undefined
  const crumbs = crumbsOf(content, path)
  const data = [
    ...(things?.({ url: origin + path, origin, image: origin + picture.href, logo: origin + logo }) ?? []),
    ...(crumbs.length > 0 ? [breadcrumbList(crumbs, origin)] : []),
  ]
  return { origin, path, picture, data, ...(openGraph && { openGraph }) }
}

interface Script {
  script: string
  /** Source of the page's own script. */
  own?: string
  /** URLs of scripts that it imports later. */
  later?: readonly string[]
  urgent?: string
  firstReads?: FirstReads
}

async function writeDocument(
  path: string,
  file: string,
  body: string,
  head: PageHead,
  { script, own, later = [], urgent, firstReads: reads }: Script,
) {
  const html = documentHtml({
    head: `${pageHead(head)}\n    ${siteHead}`,
    body,
    themeScript,
    scripts: files.script(script),
    ...(own && { ownScripts: files.extraScripts(own) }),
    laterScripts: later,
    ...(urgent && { urgentScript: urgent }),
    ...(reads && { firstReads: reads }),
  })
  documents.push({ path, html })
  await write(join(client, file), html)
}

async function writePage(each: BuiltPage) {
  const { path, page, title, description, status } = each
  const body = await renderPage(each, files.island)
  const own = stylesOf(sheets, `pages/${page}/page.tsx`)
  const head = { title, description, styles: own, listing: listingOf(each, body), more: statusOf(status) }
  const file = status === 200 ? fileOf(path) : `${status}.html`
  await writeDocument(path, file, body, head, { script: 'document.ts', own: `pages/${page}/page.script.ts` })
}

/** Has no address of its own: the server sends it. */
const ANSWER_PAGE = 'assistant/answer'

const prerendering = performance.now()
for (const page of pages) await writePage(page)
const screenPaths = Object.keys(screens) as ScreenPath[]
const [ofFrame, ...ofApplication] = stylesOfApplication(sheets, 'app/app.tsx')
const styleUrls = [ofFrame!, await joinSheets(client, 'application', ofApplication)]
for (const path of screenPaths) {
  const [title, description] = [screenTitle(path)!, screenDescriptions[path]]
  const { scripts: later, styles: own } = files.screen(path)
  const head = { title, description, styles: [...new Set([...styleUrls, ...own])] }
  await writeDocument(path, fileOf(path), await renderApplication(path), head, {
    script: 'app/main.tsx',
    later,
    urgent: files.react,
    firstReads: { script: firstReadsScript, reads: firstReads(path) },
  })
}
/** The document into which the server writes answers. */
const answerDocument = documentHtml({
  head: `${pageHead({ title: practice.name, styles: stylesOf(sheets, `pages/${ANSWER_PAGE}/page.tsx`) })}\n    ${siteHead}`,
  body: await renderPage({ path: '/ai-assistant', page: ANSWER_PAGE }, files.island),
  themeScript,
  scripts: files.script('document.ts'),
})
documents.push({ path: openAssistantPage.path, html: answerDocument })
const prerendered = performance.now()

await write(join(client, 'sitemap.xml'), sitemap(origin, pages))
await write(join(client, 'robots.txt'), robots(origin))
await write(join(client, 'speculation-rules.json'), speculationRules(pages))
for (const [file, text] of Object.entries(await readFiles(origin))) await write(join(client, file), text)
await write(
  join(dist, 'routes.json'),
  JSON.stringify({
    routes: [
      ...[...pages.filter(({ status }) => status === 200).map(({ path }) => path), ...screenPaths].map(
        (path) => ({ path, file: fileOf(path), status: 200 }),
      ),
      ...redirects.map(({ from, to, status }) => ({ path: from, redirect: to, status })),
    ],
  }),
)
await write(join(dist, 'practice.json'), JSON.stringify({ ...practice, colours: mailColours }))
const templates = await renderSlotTemplates()
await write(join(dist, 'slots.json'), JSON.stringify({ templates, answerDocument }))
await write(
  join(dist, 'csp.json'),
  JSON.stringify({
    styleAttributeHashes: collectStyleHashes([
      ...documents.map(({ html }) => html),
      ...Object.values(templates),
    ]),
    styleElementHashes: reactAriaStyles.map(hashStyle),
  }),
)
await writeBlankFiles(client, Object.values(definitions))

const indexing = performance.now()
const onPages = new Set<string>(pages.filter(({ status }) => status === 200).map(({ path }) => path))
const builtOn = istDate(Date.now())
const sections = JSON.stringify({
  sections: addQuestions(
    addAsked(
      withoutRepeated(
        documents.filter(({ path }) => onPages.has(path)).flatMap((each) => sectionsOf(each, builtOn)),
      ),
      askedAs,
    ),
    readQuestions(join(import.meta.dirname, '../content/questions')),
  ),
})
if (Buffer.byteLength(sections) > maxSectionsBytes)
  throw new Error(`sections.json has ${Buffer.byteLength(sections)} bytes, more than ${maxSectionsBytes}`)
await write(join(dist, 'sections.json'), sections)
const indexed = performance.now()

const moved = new Set(redirects.map(({ from }) => from))
const broken = brokenLinks(
  documents,
  (path) => moved.has(path) || (path.includes('.') && existsSync(join(client, path))),
)
if (broken.length > 0) throw new Error(`Broken links:\n${broken.join('\n')}`)

await compressAll(client)
const seconds = (from: number, to = performance.now()) => ((to - from) / 1000).toFixed(1)
console.log(
  `Built ${documents.length} pages in ${seconds(started)} s, of which ${seconds(prerendering, prerendered)} s to prerender them and ${seconds(indexing, indexed)} s for their sections`,
)
