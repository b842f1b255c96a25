/** Renders the Markdown of an article to HTML, its table of contents and its plain text. */
import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { Root as Markdown } from 'mdast'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { splitUnbroken, splitYear } from '../../../ui/unbroken-pattern.ts'
import { ArticleError } from './front-matter.ts'

export interface ArticleText {
  /** For the design system's `Prose`. */
  html: string
  /** Headings of the second level. */
  contents: { id: string; text: string }[]
  /** Every heading. */
  headings: string[]
  /** Plain text. */
  words: string
  /** Targets of its links. */
  links: string[]
}

const isElement = (node: { type: string }): node is Element => node.type === 'element'

/** Every element with one of these names, in document order. */
function within(node: Root | Element, ...names: string[]): Element[] {
  const found: Element[] = []
  visit(node, 'element', (element) => void (names.includes(element.tagName) && found.push(element)))
  return found
}

/** Markdown that is not allowed in an article, with its line. */
function problemsOf(tree: Markdown): string[] {
  const problems: string[] = []
  let level = 1
  visit(tree, (node) => {
    const at = `line ${node.position?.start.line ?? 0} of the text`
    if (node.type === 'html') problems.push(`${at}: HTML is not taken over; write Markdown`)
    if (node.type === 'image') problems.push(`${at}: articles have no pictures`)
    if (node.type !== 'heading') return
    if (node.depth === 1) problems.push(`${at}: the title is above; headings begin with ##`)
    else if (node.depth > level + 1) problems.push(`${at}: a level of headings is left out`)
    level = node.depth
  })
  return problems
}

/** `## Dates that repeat {#the-dates-that-return}`: a heading keeps its id, so that links to it hold if it is reworded. */
function readIds(tree: Markdown): void {
  visit(tree, 'heading', (heading) => {
    const last = heading.children.at(-1)
    const found = last?.type === 'text' && / \{#([a-z\d-]+)\}$/.exec(last.value)
    if (!found) return
    last.value = last.value.slice(0, found.index)
    heading.data = { ...heading.data, hProperties: { id: found[1] } }
  })
}

/** Cells that are aligned as figures: an amount, a rate, a dash, empty. */
const isFigure = (text: string) => /^(?:[−-]?₹?\s?[\d,.]+\s?(?:%|crore|lakh)?|nil|—|–|-|)$/i.test(text.trim())

/** Marks the cells of a table: column and row headers, figures, totals. */
function readTable(table: Element): void {
  const rows = within(table, 'tr').map((row) => row.children.filter(isElement))
  const [head = [], ...body] = rows
  for (const cell of head)
    if (textOf(cell) === '') cell.tagName = 'td'
    else cell.properties.scope = 'col'
  for (const [column, cell] of head.entries()) {
    const cells = body.flatMap((row) => row[column] ?? [])
    const isColumn =
      column > 0 &&
      cell.properties.align !== 'left' &&
      cells.some((each) => /\d/.test(textOf(each))) &&
      cells.every((each) => isFigure(textOf(each)))
    for (const each of [cell, ...cells]) {
      delete each.properties.align
      if (isColumn) each.properties.dataFigure = ''
    }
  }
  for (const row of within(table, 'tr').slice(1)) {
    const first = row.children.find(isElement)
    if (!first) continue
    first.tagName = 'th'
    first.properties.scope = 'row'
    const [strong, ...rest] = first.children
    // A row with a bold name is a total.
    if (strong && rest.length === 0 && isElement(strong) && strong.tagName === 'strong')
      row.properties.dataTotal = ''
  }
}

/** Wraps tables in a scroll container that is labelled by the text above it. */
function frameTables(tree: Root): void {
  let name = ''
  tree.children = tree.children.map((node) => {
    if (!isElement(node)) return node
    const [only, ...others] = node.children
    const isTitle =
      node.tagName === 'p' && others.length === 0 && only && isElement(only) && only.tagName === 'strong'
    if (/^h[2-6]$/.test(node.tagName) || isTitle) name = textOf(node).replace(/[:.]$/, '')
    if (node.tagName !== 'table') return node
    readTable(node)
    return {
      type: 'element',
      tagName: 'div',
      properties: { role: 'group', ariaLabel: name, tabIndex: 0 },
      children: [node],
    }
  })
}

/** Makes headings focusable, because links lead to them. */
function markHeadings(tree: Root): void {
  for (const heading of within(tree, 'h2', 'h3')) heading.properties.tabIndex = -1
}

/** Keeps names, years, dates and amounts on one line. */
function keepTogether(tree: Root): void {
  visit(tree, 'text', (node, at, parent) => {
    if (!parent || at === undefined) return
    const pieces = splitUnbroken(node.value)
    const nodes = pieces.map((value, index): ElementContent =>
      index % 2 === 0
        ? { type: 'text', value }
        : {
            type: 'element',
            tagName: 'span',
            properties: { dataUnbroken: '' },
            children: splitYear(value).map((part, place) =>
              place === 0
                ? { type: 'text', value: part! }
                : {
                    type: 'element',
                    tagName: 'span',
                    properties: {},
                    children: [{ type: 'text', value: part! }],
                  },
            ),
          },
    )
    const filled = nodes.filter((each) => each.type !== 'text' || each.value !== '')
    parent.children.splice(at, 1, ...filled)
    return [SKIP, at + filled.length]
  })
}

const parser = unified().use(remarkParse).use(remarkGfm)
const toHtml = unified().use(remarkRehype).use(rehypeSlug)
const printer = unified().use(rehypeStringify)

/**
 * @param file name for error messages
 * @throws ArticleError
 */
export async function readText(markdown: string, file: string): Promise<ArticleText> {
  const source = parser.parse(markdown)
  const problems = problemsOf(source)
  if (problems.length > 0) throw new ArticleError(problems.map((problem) => `${file}: ${problem}`))
  readIds(source)
  const tree = await toHtml.run(source)
  markHeadings(tree)
  frameTables(tree)
  const named = (heading: Element) => ({ id: String(heading.properties.id), text: textOf(heading) })
  const read = {
    contents: within(tree, 'h2').map(named),
    headings: within(tree, 'h2', 'h3', 'h4').map(textOf),
    // Line breaks between blocks keep the words of two cells apart.
    words: textOf(tree).replaceAll(/\s+/g, ' ').trim(),
    links: within(tree, 'a').map(({ properties }) => String(properties.href)),
  }
  keepTogether(tree)
  return { ...read, html: printer.stringify(tree) }
}
