/** The text of an article, from Markdown to the HTML of its page, its contents and its plain words. */
import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { Root as Markdown } from 'mdast'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { ArticleError } from './front-matter.ts'

export interface ArticleText {
  /** For `Prose` of the design system. */
  html: string
  /** Headings of the second level. */
  contents: { id: string; text: string }[]
  /** Every heading. */
  headings: string[]
  /** All that is read, without marks. */
  words: string
  /** Addresses that its links lead to. */
  links: string[]
}

const isElement = (node: { type: string }): node is Element => node.type === 'element'

/** Every element of these names, in the order in which it is read. */
function within(node: Root | Element, ...names: string[]): Element[] {
  const found: Element[] = []
  visit(node, 'element', (element) => void (names.includes(element.tagName) && found.push(element)))
  return found
}

/** What Markdown can say and an article cannot, with its line. */
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

/** Figures stand at the end of their column: an amount, a rate, nothing. */
const isFigure = (text: string) => /^(?:[−-]?₹?\s?[\d,.]+\s?(?:%|crore|lakh)?|nil|—|–|-|)$/i.test(text.trim())

/** Cells of a table know what they are: heads of their columns and rows, figures, a sum of what stands above. */
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
    // A row whose name is set in bold is a sum.
    if (strong && rest.length === 0 && isElement(strong) && strong.tagName === 'strong')
      row.properties.dataTotal = ''
  }
}

/** Tables in a box of their own, which scrolls by itself and has the name of what stands above it. */
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

/** Places that links lead to take the focus. */
function markHeadings(tree: Root): void {
  for (const heading of within(tree, 'h2', 'h3')) heading.properties.tabIndex = -1
}

const parser = unified().use(remarkParse).use(remarkGfm)
const toHtml = unified().use(remarkRehype).use(rehypeSlug)
const printer = unified().use(rehypeStringify)

/**
 * @param file its name, for what is said of its faults
 * @throws ArticleError
 */
export async function readText(markdown: string, file: string): Promise<ArticleText> {
  const source = parser.parse(markdown)
  const problems = problemsOf(source)
  if (problems.length > 0) throw new ArticleError(problems.map((problem) => `${file}: ${problem}`))
  const tree = await toHtml.run(source)
  markHeadings(tree)
  frameTables(tree)
  const named = (heading: Element) => ({ id: String(heading.properties.id), text: textOf(heading) })
  return {
    html: printer.stringify(tree),
    contents: within(tree, 'h2').map(named),
    headings: within(tree, 'h2', 'h3', 'h4').map(textOf),
    // Between blocks stand line breaks: what stands in two cells is two words.
    words: textOf(tree).replaceAll(/\s+/g, ' ').trim(),
    links: within(tree, 'a').map(({ properties }) => String(properties.href)),
  }
}
