/**
 * The built site, loaded completely into memory at start: a page and its assets are always of one build, even while the
 * next one is being written, and every response is a lookup by exact path.
 */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { cspFileSchema, practiceSchema, routesFileSchema, slotsFileSchema } from '@anupalan/server/contract'
import type { CspFile, Practice, Schema, z } from '@anupalan/server/contract'
import { sectionsFileSchema } from '@anupalan/server/contract/site/sections'
import type { Section } from '@anupalan/server/contract/site/sections'

export interface Site {
  readonly practice: Practice
  readonly csp: CspFile
  /** Files by URL path: pages by their route, all others by their own path. */
  readonly files: ReadonlyMap<string, PublicFile>
  /** Paths of the pages alone. */
  readonly pages: ReadonlySet<string>
  readonly moved: ReadonlyMap<string, MovedPath>
  /** Texts of the pages, by section. */
  readonly sections: readonly Section[]
  readonly notFound: PublicFile
  /** Templates of what documents have in their slots, by name. */
  readonly slotTemplates: Readonly<Record<string, string>>
  /** The document around an answer of the assistant. */
  readonly answerDocument: string
}

export interface PublicFile {
  /** With its dot, for the media type. */
  readonly extension: string
  /** Its name changes with its content. */
  readonly isImmutable: boolean
  /** For a page: a `Link` header that preloads its render-blocking resources. */
  readonly preloads?: string
  /** For a page with slots: in their order. */
  readonly slots?: readonly SlotPosition[]
  readonly identity: Variant
  readonly br?: Variant
  readonly gzip?: Variant
}

/** A slot of a document, from its first comment to the end of its last, in bytes. */
export interface SlotPosition {
  readonly name: string
  readonly from: number
  readonly to: number
}

export interface Variant {
  readonly bytes: Buffer
  /** Strong, derived from the content: equal on every instance. */
  readonly etag: string
}

export interface MovedPath {
  readonly to: string
  readonly status: 301 | 307 | 308
}

/** The site is missing, or does not match the contract. One line. */
export class SiteError extends Error {
  override readonly name = 'SiteError'
}

/**
 * @param dist the output folder of the site's build, `site/dist`.
 * @throws SiteError
 */
export function loadSite(dist: string): Site {
  const practice = readJson(dist, 'practice.json', practiceSchema)
  const csp = readJson(dist, 'csp.json', cspFileSchema)
  const { routes } = readJson(dist, 'routes.json', routesFileSchema)
  const { templates, answerDocument } = readJson(dist, 'slots.json', slotsFileSchema)

  const { sections } = readJson(dist, 'sections.json', sectionsFileSchema)

  const all = readFiles(join(dist, 'client'))
  const fileAt = (path: string, reason: string) => {
    const file = all.get(`/${path}`)
    if (!file)
      throw new SiteError(`${reason} client/${path}, which does not exist: run "npm run build" again.`)
    return file
  }

  const files = new Map([...all].filter(([, { extension }]) => extension !== '.html'))
  const pages = new Set<string>()
  const moved = new Map<string, MovedPath>()
  for (const each of routes) {
    if ('redirect' in each) moved.set(each.path, { to: each.redirect, status: each.status })
    else {
      pages.add(each.path)
      files.set(each.path, fileAt(each.file, `routes.json gives ${each.path} the file`))
    }
  }
  const notFound = fileAt('404.html', 'The not-found page is')
  return { practice, csp, files, pages, moved, sections, notFound, slotTemplates: templates, answerDocument }
}

function readJson<S extends Schema>(dist: string, name: string, schema: S): z.output<S> {
  const path = join(dist, name)
  let json: unknown
  try {
    json = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new SiteError(`${path} is missing or is not JSON: run "npm run build" first.`)
  }
  const result = schema.safeParse(json)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new SiteError(`${path} does not match the contract: ${issue?.path.join('.')}: ${issue?.message}.`)
}

/** Every file in a folder, by its relative path; `.br` and `.gz` files are variants of the file that they compress. */
function readFiles(root: string): Map<string, PublicFile> {
  const names = listFiles(root)
  const known = new Set(names)
  const isCompressed = (name: string) => /\.(?:br|gz)$/.test(name) && known.has(name.slice(0, -3))
  const variant = (name: string) => (known.has(name) ? readVariant(join(root, name)) : undefined)

  return new Map(
    names
      .filter((name) => !isCompressed(name))
      .map((name) => [
        `/${name}`,
        {
          extension: extname(name),
          isImmutable: name.startsWith('assets/'),
          ...(name.endsWith('.html') && readPage(join(root, name))),
          identity: readVariant(join(root, name)),
          br: variant(`${name}.br`),
          gzip: variant(`${name}.gz`),
        },
      ]),
  )
}

function readPage(path: string): Pick<PublicFile, 'preloads' | 'slots'> {
  const html = readFileSync(path, 'utf8')
  const slots = slotsOf(html)
  return { preloads: preloadsOf(html), ...(slots.length > 0 && { slots }) }
}

/** The slots that the build has marked in a page. */
function slotsOf(html: string): SlotPosition[] {
  const marks = html.matchAll(/<!--slot:([\w:-]+)-->.*?<!--\/slot-->/gs)
  return Array.from(marks, ({ 0: mark, 1: name = '', index }) => {
    const from = Buffer.byteLength(html.slice(0, index))
    return { name, from, to: from + Buffer.byteLength(mark) }
  })
}

/**
 * Style sheets and blocking scripts of a page's head, as values of a `Link` header (RFC 8288). A browser requests them
 * as soon as it has the header, before it has parsed the page.
 */
function preloadsOf(html: string): string {
  const head = html.slice(0, html.indexOf('</head>'))
  const blocking = head.matchAll(/<link rel="stylesheet" href="([^"]+)"|<script src="([^"]+)"><\/script>/g)
  return Array.from(blocking, ([, style, script]) =>
    style === undefined ? `<${script}>; rel=preload; as=script` : `<${style}>; rel=preload; as=style`,
  ).join(', ')
}

/** Only regular files, none hidden: a symbolic link could point outside the folder. */
function listFiles(root: string): string[] {
  try {
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((name) => !/(?:^|\/)\.(?!well-known\/)/.test(name))
  } catch {
    throw new SiteError(`${root} cannot be read: run "npm run build" first.`)
  }
}

const readVariant = (path: string): Variant => variantOf(readFileSync(path))

export function variantOf(bytes: Buffer): Variant {
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}
