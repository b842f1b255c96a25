/** The development server without a browser: its responses, and its HMR messages on file changes. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { join } from 'node:path'
import { createServer, type HotPayload, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notFound } from '../../ui/page/not-found.words.ts'
import { ISLANDS_CHANGED } from '../../islands/islands-changed.ts'
import { readArticles } from '../../content/articles/articles.test-helper.ts'

const site = join(import.meta.dirname, '../..')
const cache = join(site, '../.cache')

/** A copy of the site, whose files are changed. */
let folder: string
let server: ViteDevServer
let origin: string
let socket: WebSocket
let messages: HotPayload[] = []

beforeAll(async () => {
  await mkdir(cache, { recursive: true })
  folder = await mkdtemp(join(cache, 'development-'))
  const isExcluded = (path: string) =>
    ['dist', 'e2e', 'node_modules/.vite'].some((left) => path === join(site, left))
  await cp(site, join(folder, 'site'), { recursive: true, filter: (path) => !isExcluded(path) })
  await cp(join(site, '../tsconfig.json'), join(folder, 'tsconfig.json'))
  const configFile = join(folder, 'site/vite.config.ts')
  server = await createServer({ configFile, logLevel: 'silent', server: { port: 0 } })
  await server.listen()
  origin = new URL(server.resolvedUrls!.local[0]!).origin
  socket = new WebSocket(origin.replace('http', 'ws'), 'vite-hmr')
  socket.addEventListener('message', ({ data }) => void messages.push(JSON.parse(String(data)) as HotPayload))
  await once(socket, 'open')
})

afterAll(async () => {
  socket.close()
  await server.close()
  await rm(folder, { recursive: true })
})

const get = (path: string, accept = 'text/html') =>
  fetch(origin + path, { redirect: 'manual', headers: { accept } })
const html = async (path: string) => (await get(path)).text()
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!)
const sheetsOf = (document: string) => all(document, /<link rel="stylesheet" href="([^"]+)"/g)

describe('npm run dev renders HTML on request as the build does', () => {
  test('with styles and the code of islands', async () => {
    const response = await get('/')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    const document = await response.text()
    expect(document).toContain('<h1')
    for (const script of ['/@vite/client', '/document.ts', '/theme.js']) expect(document).toContain(script)

    const sheets = sheetsOf(document)
    expect(sheets[0]).toContain('layers.css.ts')
    expect(sheets.join()).toContain('/pages/home/home.css.ts')
    const styles = await Promise.all(sheets.map((sheet) => get(sheet, 'text/css')))
    expect(new Set(styles.map(({ headers }) => headers.get('Content-Type')))).toEqual(new Set(['text/css']))
    const rules = (await Promise.all(styles.map((style) => style.text()))).join('')
    const classes = new Set(all(document, /\sclass="([^"]+)"/g).flatMap((names) => names.split(' ')))
    expect(classes.size).toBeGreaterThan(20)
    const styled = [...classes].filter((name) => rules.includes(`.${name}`))
    expect(styled.length / classes.size).toBeGreaterThan(0.9)

    const islands = [...new Set(all(document, /data-island="([^"]+)"/g))]
    expect(islands).toContain('/chrome/site-header.island.tsx')
    for (const path of [...islands.map((island) => `${island}?import`), '/document.ts']) {
      const script = await get(path, '*/*')
      expect([path, script.status, script.headers.get('Content-Type')]).toEqual([
        path,
        200,
        'text/javascript',
      ])
    }
  })

  test('a page from content', async () => {
    const [article] = readArticles()
    expect(await html(`/resources/${article!.slug}`)).toContain(`<title>${String(article!.front.title)}`)
  })

  test('a page’s own script', async () => {
    const own = '<script type="module" src="/pages/pricing/page.script.ts"'
    expect(await html('/pricing')).toContain(own)
    expect(await html('/careers')).not.toContain('page.script.ts')
    expect((await get('/pages/pricing/page.script.ts', '*/*')).headers.get('Content-Type')).toBe(
      'text/javascript',
    )
  })

  test('an unknown path gets the not-found page with status 404', async () => {
    const response = await get('/no/such/page')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain(`<title>${notFound.title.replaceAll('&', '&amp;')}`)
  })

  test.each([
    ['/contact?from=a', 308, '/?from=a#contact'],
    ['/admin', 307, '/admin/login'],
    ['/pricing/?from=a', 308, '/pricing?from=a'],
  ])('%s redirects', async (path, status, location) => {
    const response = await get(path)
    expect([response.status, response.headers.get('Location')]).toEqual([status, location])
  })

  test.each(['/auth', '/admin/login', '/client/tasks', '/admin/users'])(
    '%s is the application',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(200)
      const document = await response.text()
      expect(document).toContain('<script type="module" src="/app/main.tsx"')
      expect(document).not.toContain('/document.ts')
    },
  )

  test('generated files', async () => {
    expect((await get('/search-index.json')).headers.get('Content-Type')).toContain('application/json')
    expect(await html('/resources/feed.xml')).toContain('<rss')
    expect((await get('/no-such.png')).status).toBe(404)
  })
})

/**
 * Writes over a file without truncating it first, which the watcher may report as a change of its own: a second reload
 * then arrives during the next test.
 *
 * @param before the present text; what is left of it becomes empty lines
 */
const overwrite = (path: string, before: string, text: string) =>
  writeFile(path, text + '\n'.repeat(Math.max(0, Buffer.byteLength(before) - Buffer.byteLength(text))), {
    flag: 'r+',
  })

/** Changes a file and resolves with the first expected message. */
async function change(
  file: string,
  edit: (text: string) => string,
  isExpected: (message: HotPayload) => boolean,
) {
  const path = join(folder, 'site', file)
  const text = await readFile(path, 'utf8')
  const edited = edit(text)
  expect(edited).not.toBe(text)
  messages = []
  await overwrite(path, text, edited)
  await expect.poll(() => messages.some(isExpected)).toBe(true)
  return {
    update: messages.find(isExpected)!,
    undo: async () => {
      messages = []
      await overwrite(path, edited, text)
      await expect.poll(() => messages.some(isExpected)).toBe(true)
    },
  }
}

describe('a change updates open pages', () => {
  const isReload = ({ type }: HotPayload) => type === 'full-reload'

  test('of a text: reload', async () => {
    await html('/no/such/page')
    await change('ui/page/not-found.words.ts', (text) => text.replace('Page not found', 'Planted'), isReload)
    expect(await html('/no/such/page')).toContain('<title>Planted')
  })

  test('of an article: reload', async () => {
    const [article] = readArticles()
    const file = `content/articles/${article!.slug}.md`
    await change(file, (text) => text.replace(String(article!.front.title), 'Planted'), isReload)
    expect(await html(`/resources/${article!.slug}`)).toContain('<title>Planted')
  })

  test('of a style: only its sheet is replaced, without a reload', async () => {
    const sheet = sheetsOf(await html('/')).find((path) => path.includes('/pages/home/home.css.ts'))!
    expect(await (await get(sheet, 'text/css')).text()).not.toContain('inline-grid')
    const isUpdate = (each: HotPayload) => each.type === 'update' || isReload(each)
    const { update } = await change(
      'pages/home/home.css.ts',
      (text) => text.replace("display: 'grid'", "display: 'inline-grid'"),
      isUpdate,
    )
    expect(update.type === 'update' && update.updates).toContainEqual(
      expect.objectContaining({ type: 'css-update', path: `${sheet}?direct` }),
    )
    expect(await (await get(`${sheet}?t=1`, 'text/css')).text()).toContain('inline-grid')
  })

  test('of class names: reload with the new names', async () => {
    const before = await html('/')
    const addStyle = (text: string) =>
      text.replace('export const', 'export const planted = pageStyle({})\nexport const')
    await change('pages/home/home.css.ts', addStyle, isReload)
    const after = await html('/')
    expect(after).not.toBe(before)
    const [, name] = /class="(home__\w+)/.exec(after)!
    const sheet = sheetsOf(after).find((path) => path.includes('/pages/home/home.css.ts'))!
    expect(await (await get(sheet, 'text/css')).text()).toContain(`.${name}`)
  })

  test('of an island: hot update, and a message for pages that have not hydrated it', async () => {
    await html('/')
    const island = '/chrome/site-header.island.tsx'
    await get(`${island}?import`, '*/*')
    await change(
      island,
      (text) => `${text}\n`,
      ({ type }) => type === 'update',
    )
    expect(messages).toContainEqual({ type: 'custom', event: ISLANDS_CHANGED, data: { islands: [island] } })
    expect(messages.filter(isReload)).toEqual([])
  })

  test('that breaks a page: the error is shown, and the page again once it is fixed', async () => {
    const breaking = (text: string) => `${text}\nthrow new Error('planted')\n`
    const { undo } = await change('pages/not-found/page.tsx', breaking, isReload)
    const response = await get('/no/such/page')
    expect(response.status).toBe(500)
    expect(await response.text()).toContain('planted')
    await undo()
    expect((await get('/no/such/page')).status).toBe(404)
  })
})
