/** Finds texts for people that are written into code, where they belong in words or messages. */
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

/** Attributes and properties that are shown or spoken. */
const isRead =
  /^(?:label|aria-label|aria-description|aria-roledescription|title|alt|placeholder|heading|text|children|description|detail|caption|lead|summary|errorMessage)$/

/** Properties whose texts are for the machine: the name of an event, tokens of a link. */
const isForMachine = /^(?:type|rel)$/

/** Functions that take names and selectors, and texts that only whoever works on the code reads. */
const takesNames =
  /^(?:matches|hasTag|querySelector|querySelectorAll|closest|startsWith|endsWith|rowOn|useMessages)$/

const hasLetter = (text: string) => /\p{L}/u.test(text)

/** Two words, or one that begins like a sentence. Names in code are neither. */
const isPhrase = (text: string) =>
  /\p{L}[:,;.!?…]?\s|\s\p{L}/u.test(text) || /^\s*\p{Lu}\p{Ll}+[.!?…]?\s*$/u.test(text)

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): [string, Node][] =>
  Object.entries(node).flatMap(([field, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((child): [string, Node] => [field, child]),
  )

/** The name of an identifier, of a member, or of what a key is. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'MemberExpression') return nameOf(node.property)
  const name = node.name ?? node.value
  return typeof name === 'string' ? name : ''
}

/** Whether nobody but a machine or a developer reads what stands in a field of a node. */
function isUnread(field: string, parent: Node): boolean {
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
      // Errors of a developer.
      return nameOf(parent.superClass).endsWith('Error')
    default:
      return isType(parent)
  }
}

/** Types say nothing; expressions with a type do. */
const isType = ({ type }: Node) =>
  type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull|Instantiation)Expression$/.test(type)

/** Where an expression stands decides what becomes of it: shown as it is, or read by the machine. */
type Place = 'shown' | 'machine' | 'unknown'

/** What hands its place on to what stands inside it. */
const isThrough =
  /^(?:JSXExpressionContainer|ConditionalExpression|LogicalExpression|TemplateLiteral|TS\w+Expression)$/

function placeOf(field: string, parent: Node, place: Place): Place {
  const isValue = field === 'value'
  if (parent.type === 'JSXAttribute' && isValue) return isRead.test(nameOf(parent.name)) ? 'shown' : 'machine'
  if (parent.type === 'Property' && isValue) return isRead.test(nameOf(parent.key)) ? 'shown' : 'unknown'
  if (/^JSX(?:Element|Fragment)$/.test(parent.type) && field === 'children') return 'shown'
  const isCondition = field === 'test' || (field === 'left' && parent.operator === '&&')
  return isThrough.test(parent.type) && !isCondition ? place : 'unknown'
}

/** The text of a node, if it has one of its own. */
function textOf(node: Node): string {
  if (node.type === 'TemplateElement') return (node.value as { cooked?: string | null }).cooked ?? ''
  return (node.type === 'Literal' || node.type === 'JSXText') && typeof node.value === 'string'
    ? node.value
    : ''
}

/** Any letter where it is shown, a phrase where it may be. */
const isForPeople = (text: string, place: Place) =>
  place === 'shown' ? hasLetter(text) : place === 'unknown' && isPhrase(text)

/** Texts for people in a source: between tags, in attributes that are read, and phrases anywhere else. */
export function literalTexts(file: string, source: string): LiteralText[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const found: LiteralText[] = []
  const walk = (node: Node, at: Place) => {
    for (const [field, child] of childrenOf(node)) {
      if (isUnread(field, node)) continue
      const place = placeOf(field, node, at)
      const text = textOf(child)
      if (isForPeople(text, place))
        found.push({ line: source.slice(0, child.start).split('\n').length, text: text.trim() })
      walk(child, place)
    }
  }
  walk(program as unknown as Node, 'unknown')
  return found
}
