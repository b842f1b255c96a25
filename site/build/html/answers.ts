/**
 * What the development server answers, in the words of the build: one document at a time. `documents-plugin.ts` loads
 * it through Vite, so that it is evaluated anew when anything that documents are made of has changed.
 */
import { screenTitle } from '../../app/screens.ts'
import { redirects } from '../../redirects.ts'
import { isApplicationPath } from '../../ui/application-path.ts'
import { notFound } from '../../ui/page/not-found.words.ts'
import { readSite, type BuiltPage, type Site } from '../pages.ts'
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
  /** @param linksTo elements of the head that bring the styles of a page. The application's come with its scripts. */
  html: (linksTo: (page: string) => Promise<readonly string[]>) => Promise<string>
}

export type Answer = Redirection | File | Document

/** Scripts of single pages. They are a browser's: none is loaded here. */
const scripts = Object.keys(import.meta.glob('../../pages/**/page.script.ts'))
const scriptOf = (page: string) => {
  const script = `pages/${page}/page.script.ts`
  return scripts.includes(`../../${script}`) ? [`/${script}`] : []
}

const types: Record<string, string> = { json: 'application/json', xml: 'text/xml' }

/**
 * Search engines, for which the build draws pictures and adds to the head, read no document of development.
 * @param script address of a module
 * @param ownScripts addresses of those that this page alone has
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
    // Islands are imported from their sources, and these bring what they need.
    const body = await renderPage(page, (source) => ({ address: `/${source}`, needs: [] }))
    const { title, description, status } = page
    // Once it is rendered, everything that it is made of has been loaded.
    const more = [...(await linksTo(page.page)), ...statusOf(status)]
    return documentOf(body, '/document.ts', { title, description, more }, scriptOf(page.page))
  },
})

/** Read again when anything that pages are made of has changed: this module is then evaluated anew. */
let known: Promise<Site> | undefined

/** @param url path and query, as the server of the built site takes them */
export async function answerTo(url: string): Promise<Answer> {
  const { pathname, search } = new URL(url, 'http://localhost')
  const { pages, files } = await (known ??= readSite())
  const file = (await files('http://localhost'))[pathname.slice(1)]
  if (file !== undefined) return { type: types[pathname.split('.').at(-1)!] ?? 'text/plain', text: file }

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
