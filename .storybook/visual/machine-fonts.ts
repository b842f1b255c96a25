/** Finds system fonts on a page: a screenshot with them is valid on this machine only. */
import type { CDPSession, Page } from 'playwright'

/** The fields of a `DOM.getDocument` node that are used here. */
interface Node {
  nodeId: number
  nodeType: number
  nodeName: string
  nodeValue: string
  children?: Node[]
  pseudoElements?: Node[]
}

const ELEMENT = 1
const TEXT = 3
/** Elements that render text without a text node in the document. */
const fields = new Set(['INPUT', 'TEXTAREA', 'SELECT'])

/** Names of the system fonts that a page renders text with, sorted. */
export async function machineFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  try {
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    const { root } = await session.send('DOM.getDocument', { depth: -1 })
    const found = new Set<string>()
    for (const node of textElements(root)) for (const font of await fontsOf(session, node)) found.add(font)
    return [...found].toSorted()
  } finally {
    await session.detach()
  }
}

/** Elements with text of their own. */
function* textElements(node: Node): Generator<Node> {
  const children = node.children ?? []
  const hasText = children.some(({ nodeType, nodeValue }) => nodeType === TEXT && nodeValue.trim() !== '')
  if (node.nodeType === ELEMENT && (hasText || node.pseudoElements || fields.has(node.nodeName))) yield node
  for (const child of children) yield* textElements(child)
}

async function fontsOf(session: CDPSession, { nodeId }: Node): Promise<string[]> {
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId }).catch((error: unknown) => {
    // An animated figure may have been removed from the document since.
    if (String(error).includes('Could not find node')) return { fonts: [] }
    throw error
  })
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName)
}
