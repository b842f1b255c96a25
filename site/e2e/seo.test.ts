/** Metadata for search engines, link previews and installation: Open Graph, JSON-LD, sitemap, manifest, icons. */
import { describe } from 'vitest'
import { everyPage, somePages } from './support/pages.ts'
import { expect, test } from './support/test.ts'
import { loaded } from './support/waiting.ts'

const listed = everyPage.filter((page) => page.listed)
const shown = somePages.filter((page) => page.listed)
const unlisted = everyPage.filter((page) => !page.listed)

/** Escapes an attribute like the build. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const metaOf = (html: string) => (name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''

type Thing = { '@type': string; [property: string]: unknown }

function dataOf(html: string): Thing[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return blocks.flatMap(([, json = '']) => {
    const data = JSON.parse(json) as { '@context': string; '@graph': Thing[] }
    expect(data['@context']).toBe('https://schema.org')
    return data['@graph']
  })
}

/** All URLs in the data except `@id`, which is an identifier. */
const addressesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^https?:/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (name === '@id' ? [] : addressesIn(inner)))
}

/** Width and height in px, from the header of a PNG. */
async function sizeOf(answer: Response): Promise<{ width: number; height: number }> {
  const bytes = new DataView(await answer.arrayBuffer())
  expect(bytes.getUint32(0)).toBe(0x89504e47)
  return { width: bytes.getUint32(16), height: bytes.getUint32(20) }
}

describe('Each listed page', () => {
  const pictures = new Map<string, string>()

  test.for(shown)(
    '$path has a link preview with its own image',
    async ({ path, description }, { product }) => {
      const html = await (await fetch(product.origin + path)).text()
      const meta = metaOf(html)
      const canonical = canonicalOf(html)
      const { origin } = new URL(canonical)
      expect(canonical).toBe(origin + path)
      expect(meta('og:url')).toBe(canonical)
      expect(meta('og:title')).toMatch(/\w/)
      expect(meta('og:description')).toBe(escaped(description))
      for (const name of ['og:type', 'og:site_name', 'og:image:alt']) expect(meta(name), name).toMatch(/\w/)
      expect(meta('og:locale')).toBe('en_IN')
      expect(meta('twitter:card')).toBe('summary_large_image')

      const picture = new URL(meta('og:image') ?? '')
      expect(picture.origin).toBe(origin)
      const answer = await fetch(product.origin + picture.pathname)
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/png'])
      expect(answer.headers.get('Cache-Control')).toContain('immutable')
      expect(await sizeOf(answer)).toEqual({ width: 1200, height: 630 })
      expect(pictures.get(picture.pathname), `the picture of ${path} is another page’s`).toBeUndefined()
      pictures.set(picture.pathname, path)
    },
  )

  test.for(shown)('$path has structured data that matches its content', async ({ path }, { product }) => {
    const html = await (await fetch(product.origin + path)).text()
    const things = dataOf(html)
    const one = (type: string) => things.find((thing) => thing['@type'] === type)
    const { origin } = new URL(canonicalOf(html))

    // Structured data only describes visible content.
    expect(one('AccountingService') !== undefined).toBe(path === '/')
    expect(one('Service') !== undefined).toBe(path.startsWith('/services/'))
    expect(one('Article') !== undefined).toBe(path.startsWith('/resources/'))
    expect(one('BreadcrumbList') !== undefined).toBe(html.includes('<nav aria-label="Breadcrumbs">'))
    expect(one('FAQPage') !== undefined).toBe(html.includes(' id="questions"'))
    const names = JSON.stringify(things).match(/"@type":"[^"]+"|"[^"]+":/g) ?? []
    expect(names.filter((name) => /rating|review/i.test(name))).toEqual([])

    const questions = (one('FAQPage')?.mainEntity ?? []) as { name: string }[]
    for (const { name } of questions) expect(html.includes(name.replaceAll('&', '&amp;')), name).toBe(true)

    const own = addressesIn(things).filter((address) => address.startsWith(origin))
    expect(own.length > 0).toBe(things.length > 0)
    for (const address of new Set(own)) {
      const { pathname, hash } = new URL(address)
      const answer = await fetch(product.origin + pathname, { redirect: 'manual' })
      expect(answer.status, address).toBe(200)
      if (hash) expect((await answer.text()).includes(` id="${hash.slice(1)}"`), address).toBe(true)
    }
  })

  test('the content security policy does not block JSON-LD', async ({ open }) => {
    const page = await open('/services/gst-filing')
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
    // Any console message fails the test.
    await loaded(page)
  })
})

test('A page that is not listed has noindex and no preview', async ({ product }) => {
  for (const path of [...unlisted.map(({ path }) => path), '/no-such-page']) {
    const html = await (await fetch(product.origin + path)).text()
    expect(html.includes('content="noindex"'), path).toBe(true)
    expect(html.match(/"og:[^"]+"|application\/ld\+json|rel="canonical"/g), path).toBeNull()
  }
})

test('The sitemap has every listed page once, and robots.txt references it', async ({ product }) => {
  const { origin } = new URL(canonicalOf(await (await fetch(product.origin)).text()))
  const answer = await fetch(`${product.origin}/sitemap.xml`)
  expect(answer.headers.get('Content-Type')).toMatch(/^(?:application|text)\/xml/)
  const sitemap = await answer.text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual(listed.map(({ path }) => origin + path))
  for (const [, day] of sitemap.matchAll(/<lastmod>([^<]+)<\/lastmod>/g))
    expect(Date.parse(day!), 'no page was changed in days to come').toBeLessThanOrEqual(Date.now())
  expect(await (await fetch(`${product.origin}/robots.txt`)).text()).toContain(
    `Sitemap: ${origin}/sitemap.xml`,
  )
})

describe('Manifest and icons', () => {
  interface WebManifest {
    name: string
    start_url: string
    display: string
    icons: { src: string; sizes: string; type: string; purpose: string }[]
  }

  test('the browser accepts the manifest, and its icons exist in the stated sizes', async ({
    open,
    product,
  }) => {
    const page = await open('/')
    const href = (await page.locator('link[rel=manifest]').getAttribute('href'))!
    const answer = await fetch(product.origin + href)
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/manifest\+json/)
    const { name, start_url, display, icons } = (await answer.json()) as WebManifest
    expect(name).toMatch(/\w/)
    expect(display).toBe('minimal-ui')
    expect((await fetch(product.origin + start_url)).status).toBe(200)
    for (const purpose of ['any', 'maskable']) {
      const sizes = icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes)
      expect(sizes).toEqual(['192x192', '512x512'])
    }
    for (const { src, sizes, type } of icons) {
      const icon = await fetch(product.origin + src)
      expect([icon.status, icon.headers.get('Content-Type')]).toEqual([200, type])
      const { width, height } = await sizeOf(icon)
      expect(`${width}x${height}`).toBe(sizes)
    }

    const browser = await page.context().newCDPSession(page)
    const { errors, url } = await browser.send('Page.getAppManifest')
    expect(url).toBe(product.origin + href)
    expect(errors).toEqual([])
  })

  test('every icon in the head exists, and /favicon.ico', async ({ product }) => {
    const html = await (await fetch(product.origin)).text()
    const named = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(
      ([, href]) => href!,
    )
    expect(named).toEqual(expect.arrayContaining(['/favicon.ico', '/apple-touch-icon.png', '/icon.svg']))
    for (const href of named) {
      const { status, headers } = await fetch(product.origin + href)
      expect([href, status]).toEqual([href, 200])
      expect(headers.get('Content-Type'), href).toMatch(/^image\//)
    }
  })

  test.for(['light', 'dark'] as const)(
    'theme-color is the background colour of the page: %s',
    async (theme, { open }) => {
      const page = await open('/', { colorScheme: theme })
      const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
      const around = await page.evaluate(() => {
        const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        const { content } = metas.find(({ media }) => matchMedia(media).matches)!
        return `rgb(${content
          .slice(1)
          .match(/../g)!
          .map((part) => Number.parseInt(part, 16))
          .join(', ')})`
      })
      expect(around).toBe(paper)
    },
  )
})
