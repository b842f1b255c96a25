/**
 * Builds the site: code by Vite, every route of the table as a prerendered file, and beside them what the server
 * reads at start. `site/dist` is described in `server/contract/site/site-files.ts`.
 */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import { practice } from '../content/practice.ts'
import { notFound } from '../ui/not-found.words.ts'
import { writeBlankFiles } from './assets/blank-files.ts'
import { collectStyleHashes } from './assets/csp.ts'
import { readFiles, readMembers, readTable, type BuiltPage } from './collections.ts'
import { compressAll } from './assets/compress.ts'
import { hashAsset } from './assets/assets.ts'
import { scriptFiles, stylesOf } from './assets/built-files.ts'
import { documentHtml } from './html/document.ts'
import { pageHead, type Found, type PageHead } from './html/head.ts'
import { logo, makeIcons, siteHead, webManifest } from './seo/manifest.ts'
import { makePictures } from './seo/pictures.ts'
import { robots, sitemap } from './seo/sitemap.ts'
import { speculationRules } from './seo/speculation-rules.ts'
import { crumbsOf } from './seo/structured-data-crumbs.ts'
import type { RenderedPage } from './html/render.tsx'
import { structuredData } from './seo/structured-data-pages.ts'
import { collectStylesPlugin, leaveStylesPlugin } from './vite-plugins/document-styles-plugins.ts'

const site = join(import.meta.dirname, '..')
/** Elsewhere in trials. */
const dist = process.env.SITE_DIST ?? join(site, 'dist')
const client = join(dist, 'client')
const configFile = join(site, 'vite.config.ts')

/** Where the site will stand, for absolute addresses; the server checks the same setting. */
const origin = (process.env.PUBLIC_URL ?? 'http://localhost:3000').replace(/\/$/, '')

const write = async (path: string, content: string) => {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

const started = performance.now()
// Pages that cannot be made are told of before anything is built.
await readMembers()
await rm(dist, { recursive: true, force: true })
/** What documents are styled by. */
const styles = new Set<string>()
// Renders the pages, and has their style sheets.
await build({
  configFile,
  logLevel: 'warn',
  plugins: [collectStylesPlugin(styles)],
  build: { ssr: true, outDir: join(dist, 'server') },
})
await build({
  configFile,
  logLevel: 'warn',
  plugins: [leaveStylesPlugin(styles)],
  build: { outDir: client },
})

const { isApplicationPath, redirects, renderApplication, renderPage } = (await import(
  pathToFileURL(join(dist, 'server/render.js')).href
)) as typeof import('./html/render.tsx')

const readManifest = async (folder: string) =>
  JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
const [scripts, sheets] = [await readManifest(client), await readManifest(join(dist, 'server'))]
await rm(join(client, '.vite'), { recursive: true })
const files = scriptFiles(scripts)
const themeScript = await hashAsset(client, 'theme.js')
for (const file of await readdir(join(dist, 'server/assets')))
  if (/\.(?:css|woff2)$/.test(file))
    await copyFile(join(dist, 'server/assets', file), join(client, 'assets', file))

const mark = await readFile(join(client, 'icon.svg'), 'utf8')
await makeIcons(client, mark)
await write(join(client, 'manifest.webmanifest'), webManifest())
const cache = process.env.SITE_DIST ? join(dist, 'pictures') : join(site, '../.cache/pictures')
const members = await readMembers()
const pages = [...(await readTable()), ...members]
const pictures = await makePictures(
  pages.filter(({ listed }) => listed),
  { client, cache, mark },
)

const html: string[] = []
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`)

/** What is told of a page that is listed. */
const foundOf = ({ path, openGraph, things }: BuiltPage, content: string): Found | undefined => {
  const picture = pictures.get(path)
  if (!picture) return undefined
  const crumbs = crumbsOf(content, path)
  const data = [
    ...(things?.({ url: origin + path, origin, image: origin + picture.href, logo: origin + logo }) ?? []),
    ...structuredData({ path, origin, crumbs, pictures: { image: picture.href, logo } }),
  ]
  return { origin, path, picture, data, ...(openGraph && { openGraph }) }
}

const renderBody = (page: RenderedPage) => renderPage(page, files.island)
const sheetsOf = ({ page }: RenderedPage) => stylesOf(sheets, `pages/${page}/page.tsx`)

const writePage = async (file: string, body: string, head: PageHead, script = 'document.ts') => {
  const whole = documentHtml({
    head: `${pageHead(head)}\n    ${siteHead}`,
    body,
    themeScript,
    scripts: files.script(script),
  })
  html.push(whole)
  await write(join(client, file), whole)
}

const prerendering = performance.now()
const frame = await renderApplication()
for (const each of pages) {
  const { path, title, description } = each
  if (isApplicationPath(path)) {
    const styles = stylesOf(sheets, 'app/app.tsx')
    await writePage(fileOf(path), frame, { title, description, styles }, 'app/main.tsx')
    continue
  }
  const body = await renderBody(each)
  const found = foundOf(each, body)
  await writePage(fileOf(path), body, { title, description, styles: sheetsOf(each), found })
}
const prerendered = performance.now()
const lost: RenderedPage = { path: '/404', page: 'not-found' }
await writePage('404.html', await renderBody(lost), {
  title: notFound.title,
  styles: sheetsOf(lost),
  more: ['<meta name="status" content="404" />'],
})

await write(join(client, 'sitemap.xml'), sitemap(origin, pages))
await write(join(client, 'robots.txt'), robots(origin))
await write(join(client, 'speculation-rules.json'), speculationRules())
for (const [file, text] of Object.entries(await readFiles(origin))) await write(join(client, file), text)
await write(
  join(dist, 'routes.json'),
  JSON.stringify({
    routes: [
      ...pages.map(({ path }) => ({
        path,
        file: fileOf(path),
        status: 200,
      })),
      ...redirects.map(({ from, to, status }) => ({ path: from, redirect: to, status })),
    ],
  }),
)
await write(join(dist, 'practice.json'), JSON.stringify(practice))
await write(
  join(dist, 'csp.json'),
  JSON.stringify({
    styleAttributeHashes: collectStyleHashes(html),
    // No part of the site adds a style element.
    styleElementHashes: [],
  }),
)
await writeBlankFiles(client)
await compressAll(client)
const seconds = (from: number, to = performance.now()) => ((to - from) / 1000).toFixed(1)
console.log(
  `Built ${html.length} pages in ${seconds(started)} s, of which ${seconds(prerendering, prerendered)} s to prerender them`,
)
