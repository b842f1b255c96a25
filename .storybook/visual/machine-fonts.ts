/** Which letters of a page are drawn by fonts of the machine: with those, its picture holds for no other machine. */
import type { CDPSession, Page } from 'playwright'

/** A node as `DOM.getDocument` tells of it, as far as it is read here. */
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
/** Elements that draw text which is no node of the document's. */
const fields = new Set(['INPUT', 'TEXTAREA', 'SELECT'])

/** Names of the machine's own fonts that a page draws letters with, in the order of the alphabet. */
export async function machineFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  try {
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    const { root } = await session.send('DOM.getDocument', { depth: -1 })
    const found = new Set<string>()
    for (const node of drawing(root)) for (const font of await fontsOf(session, node)) found.add(font)
    return [...found].toSorted()
  } finally {
    await session.detach()
  }
}

/** The elements with text of their own. */
function* drawing(node: Node): Generator<Node> {
  const children = node.children ?? []
  const hasText = children.some(({ nodeType, nodeValue }) => nodeType === TEXT && nodeValue.trim() !== '')
  if (node.nodeType === ELEMENT && (hasText || node.pseudoElements || fields.has(node.nodeName))) yield node
  for (const child of children) yield* drawing(child)
}

async function fontsOf(session: CDPSession, { nodeId }: Node): Promise<string[]> {
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId }).catch((error: unknown) => {
    // A figure that counts takes down what it stood in.
    if (String(error).includes('Could not find node')) return { fonts: [] }
    throw error
  })
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName)
}
