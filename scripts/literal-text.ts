/** Finds texts for people in code that belong in words or messages files. */
import { parseSync } from 'vite'

export interface LiteralText {
  /** From 1. */
  readonly line: number
  readonly text: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}

/** Attributes and properties that are displayed or announced. */
const isDisplayed =
  /^(?:label|aria-label|aria-description|aria-roledescription|title|alt|placeholder|heading|text|children|description|detail|caption|lead|summary|errorMessage)$/

/** Properties whose strings are not for people: the name of an event, link types. */
const isForMachine = /^(?:type|rel)$/

/** Functions whose string arguments are names, selectors or messages for developers. */
const takesNames =
  /^(?:matches|hasTag|querySelector|querySelectorAll|closest|startsWith|endsWith|rowOn|useMessages)$/

const hasLetter = (text: string) => /\p{L}/u.test(text)

/** Two words, or one that is written like a sentence. Identifiers are neither. */
const isPhrase = (text: string) =>
  /\p{L}[:,;.!?…]?\s|\s\p{L}/u.test(text) || /^\s*\p{Lu}\p{Ll}+[.!?…]?\s*$/u.test(text)

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): [string, Node][] =>
  Object.entries(node).flatMap(([field, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((child): [string, Node] => [field, child]),
  )

/** The name of an identifier, a member expression or a key. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'MemberExpression') return nameOf(node.property)
  const name = node.name ?? node.value
  return typeof name === 'string' ? name : ''
}

/** Whether a field of a node is never shown to users. */
function isInternal(field: string, parent: Node): boolean {
  switch (parent.type) {
    case 'ThrowStatement':
    case 'SwitchCase':
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return field === 'source' || field === 'test' || field === 'argument'
    case 'BinaryExpression':
      return /^[!=]==?$/.test(String(parent.operator))
    case 'CallExpression':
      return field === 'arguments' && takesNames.test(nameOf(parent.callee))
    case 'Property':
      return field === 'value' && isForMachine.test(nameOf(parent.key))
    case 'ClassDeclaration':
      // Errors for developers.
      return nameOf(parent.superClass).endsWith('Error')
    default:
      return isType(parent)
  }
}

/** Types contain no texts; expressions with a type may. */
const isType = ({ type }: Node) =>
  type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull|Instantiation)Expression$/.test(type)

/** How the value of an expression is used: displayed, or read by code only. */
type Usage = 'displayed' | 'internal' | 'unknown'

/** Nodes whose children have the same usage. */
const passesUsage =
  /^(?:JSXExpressionContainer|ConditionalExpression|LogicalExpression|TemplateLiteral|TS\w+Expression)$/

function usageOf(field: string, parent: Node, usage: Usage): Usage {
  const isValue = field === 'value'
  if (parent.type === 'JSXAttribute' && isValue)
    return isDisplayed.test(nameOf(parent.name)) ? 'displayed' : 'internal'
  if (parent.type === 'Property' && isValue)
    return isDisplayed.test(nameOf(parent.key)) ? 'displayed' : 'unknown'
  if (/^JSX(?:Element|Fragment)$/.test(parent.type) && field === 'children') return 'displayed'
  const isCondition = field === 'test' || (field === 'left' && parent.operator === '&&')
  return passesUsage.test(parent.type) && !isCondition ? usage : 'unknown'
}

/** The text of a node, if it has one of its own. */
function textOf(node: Node): string {
  if (node.type === 'TemplateElement') return (node.value as { cooked?: string | null }).cooked ?? ''
  return (node.type === 'Literal' || node.type === 'JSXText') && typeof node.value === 'string'
    ? node.value
    : ''
}

/** Any letter if it is displayed, a phrase if it may be. */
const isForPeople = (text: string, usage: Usage) =>
  usage === 'displayed' ? hasLetter(text) : usage === 'unknown' && isPhrase(text)

/** Texts for people in a source: between tags, in displayed attributes, and phrases anywhere else. */
export function literalTexts(file: string, source: string): LiteralText[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const found: LiteralText[] = []
  const walk = (node: Node, at: Usage) => {
    for (const [field, child] of childrenOf(node)) {
      if (isInternal(field, node)) continue
      const usage = usageOf(field, node, at)
      const text = textOf(child)
      if (isForPeople(text, usage))
        found.push({ line: source.slice(0, child.start).split('\n').length, text: text.trim() })
      walk(child, usage)
    }
  }
  walk(program as unknown as Node, 'unknown')
  return found
}
