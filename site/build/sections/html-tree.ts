/** Parses the HTML of a document into a tree. Only for what React and the articles' renderer write, which is well-formed. */
import { decodeEntities } from '../entities.ts'

export interface HtmlElement {
  readonly tag: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: (HtmlElement | string)[]
}

const pieces = /<!--.*?-->|<(\/?)([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gis
const attributePieces = /([^\s=]+)(?:="([^"]*)")?/g

/** Elements that have no content (HTML, section 13.1.2). */
const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** @returns an element that contains the document */
export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: '', attributes: new Map(), children: [] }
  const open = [root]
  for (const [piece, slash, name, attributes = '', selfClosing] of html.matchAll(pieces)) {
    const parent = open.at(-1)!
    if (name === undefined) {
      if (!piece.startsWith('<!--')) parent.children.push(decodeEntities(piece))
      continue
    }
    const tag = name.toLowerCase()
    if (slash) {
      const at = open.findLastIndex((element) => element.tag === tag)
      if (at > 0) open.length = at
      continue
    }
    const element: HtmlElement = {
      tag,
      attributes: new Map(
        [...attributes.matchAll(attributePieces)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          decodeEntities(value),
        ]),
      ),
      children: [],
    }
    parent.children.push(element)
    if (!selfClosing && !voidTags.has(tag)) open.push(element)
  }
  return root
}

/** The first element with a tag, in document order. */
export function findElement(root: HtmlElement, tag: string): HtmlElement | undefined {
  for (const child of root.children) {
    if (typeof child === 'string') continue
    const found = child.tag === tag ? child : findElement(child, tag)
    if (found) return found
  }
  return undefined
}
