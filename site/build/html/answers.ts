/**
 * Responses of the development server, rendered by the code of the build, one document per request.
 * `documents-plugin.ts` loads this module through Vite, which evaluates it again when a dependency has changed.
 */
import { screenTitle } from '../../app/screens.ts'
import { redirects } from '../../redirects.ts'
import { isApplicationPath } from '@anupalan/server/contract/site/application-path'
import { notFound } from '../../ui/page/not-found.words.ts'
import { readSite, type BuiltPage, type Site } from '../pages.ts'
import { readMark } from '../assets/mark.ts'
import { documentHtml } from './document.ts'
import { pageHead, statusOf, type PageHead } from './head.ts'
import { renderPage } from './render.tsx'

export interface Redirection {
  status: number
  location: string
}

export interface File {
  type: string
  text: string
}

export interface Document {
  status: number
  /** @param linksTo returns the style sheet links of a page. The application's scripts load their own styles. */
  html: (linksTo: (page: string) => Promise<readonly string[]>) => Promise<string>
}

export type Answer = Redirection | File | Document

/** Paths of page scripts; the modules themselves run in browsers only. */
const scripts = Object.keys(import.meta.glob('../../pages/**/page.script.ts'))
const scriptOf = (page: string) => {
  const script = `pages/${page}/page.script.ts`
  return scripts.includes(`../../${script}`) ? [`/${script}`] : []
}

const types: Record<string, string> = { json: 'application/json', xml: 'text/xml' }

/**
 * A document without preview image and structured data, which development does not need.
 * @param script URL of a module
 * @param ownScripts URLs of the page's own scripts
 */
const documentOf = (
  body: string,
  script: string,
  head: Omit<PageHead, 'styles'>,
  ownScripts: readonly string[] = [],
): string =>
  documentHtml({
    head: pageHead({ ...head, styles: [] }),
    body,
    themeScript: '/theme.js',
    scripts: [script],
    ownScripts,
  })

function application(path: string): Document {
  const title = screenTitle(path)
  return {
    status: title ? 200 : 404,
    html: () => Promise.resolve(documentOf('', '/app/main.tsx', { title: title ?? notFound.title })),
  }
}

const rendered = (page: BuiltPage): Document => ({
  status: page.status,
  html: async (linksTo) => {
    // The browser imports the source of an island, and with it all dependencies.
    const body = await renderPage(page, (source) => ({ address: `/${source}`, needs: [] }))
    const { title, description, status } = page
    // After rendering, the module graph contains all style modules of the page.
    const more = [...(await linksTo(page.page)), ...statusOf(status)]
    return documentOf(body, '/document.ts', { title, description, more }, scriptOf(page.page))
  },
})

/** Cached until this module is evaluated again. */
let site: Promise<Site> | undefined

/** @param url path and query */
export async function answerTo(url: string): Promise<Answer> {
  const { pathname, search } = new URL(url, 'http://localhost')
  const { pages, files } = await (site ??= readSite())
  const file = (await files('http://localhost'))[pathname.slice(1)]
  if (file !== undefined) return { type: types[pathname.split('.').at(-1)!] ?? 'text/plain', text: file }

  if (pathname === '/icon.svg') return { type: 'image/svg+xml', text: await readMark() }

  const canonical = pathname === '/' ? pathname : pathname.replace(/\/$/, '')
  const redirect = redirects.find(({ from }) => from === canonical)
  if (redirect) {
    const [path, fragment] = redirect.to.split('#')
    return {
      status: redirect.status,
      location: `${path}${search}${fragment === undefined ? '' : `#${fragment}`}`,
    }
  }
  const page = pages.find(({ path, status }) => path === canonical && status === 200)
  const document = isApplicationPath(canonical) ? application(canonical) : page && rendered(page)
  if (document && canonical !== pathname) return { status: 308, location: canonical + search }
  return document ?? rendered(pages.find(({ status }) => status === 404)!)
}
