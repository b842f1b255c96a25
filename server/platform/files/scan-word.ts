/** Detects active content of a Word document in its parts and relationships (ECMA-376, part 2). */

export type WordProblem = 'active' | 'macros' | 'damaged'

/** Folders of parts for other programs: OLE objects, embedded files, ActiveX. */
const isForeignPart = (name: string) => /(?:^|\/)(?:embeddings|activex)\//.test(name)

/** @param name of a part, in lower case */
export function problemOfPart(name: string): WordProblem | undefined {
  if (name.endsWith('vbaproject.bin') || name.endsWith('vbadata.xml')) return 'macros'
  return isForeignPart(name) ? 'active' : undefined
}

/** @param text `[Content_Types].xml`, decoded by `decodeXml` */
export function problemOfTypes(text: string): WordProblem | undefined {
  const types = decodeEntities(text)
  if (/macroEnabled|vbaProject/i.test(types)) return 'macros'
  return /oleObject|activeX/i.test(types) ? 'active' : undefined
}

/** Relationships to content that is executed, or opened as another kind of document. */
const foreignTypes = new Set([
  'oleobject',
  'package',
  'control',
  'activexcontrolbinary',
  'afchunk',
  'subdocument',
  'frame',
  'mailmergesource',
  'mailmergeheadersource',
  'attachedtoolbars',
  'keymapcustomizations',
])

const relationship = /<(?:[^\s<>:/]+:)?Relationship\s((?:[^"'>]|"[^"]*"|'[^']*')*)>/g

/** @param text a relationships part, decoded by `decodeXml` */
export function problemOfRelationships(text: string): WordProblem | undefined {
  for (const [, attributes = ''] of text.matchAll(relationship)) {
    const values = readAttributes(attributes)
    const type = (values.get('Type') ?? '').split('/').at(-1)!.toLowerCase()
    if (type === 'vbaproject' || type === 'wordvbadata') return 'macros'
    if (foreignTypes.has(type)) return 'active'
    const isExternal = values.get('TargetMode')?.toLowerCase() === 'external'
    // A link is loaded only when it is followed. Other external targets are loaded when the document is opened.
    if (isExternal && type !== 'hyperlink' && !isOnDisk(values.get('Target') ?? '')) return 'active'
  }
  return undefined
}

/**
 * Whether a target is a path on the reader's own disk. Documents refer to their template by its path on the author’s
 * disk (`file:///C:\Users\…\Normal.dotm`): Word searches for it there, without network access.
 */
const isOnDisk = (target: string) =>
  /^(?:file:\/\/\/)?[a-z]:[\\/]/i.test(target) || /^(?![\\/])[^:\\]*$/.test(target)

/** Text of fields, split into pieces as Word does, or as an attribute. */
const fieldText = /<(?:[^\s<>:/]+:)?instrText\b[^>]*>([^<]*)<|\binstr\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Detects a field that starts another program (Dynamic Data Exchange). */
export function problemOfText(text: string): WordProblem | undefined {
  const fields = Array.from(
    text.matchAll(fieldText),
    ([, inner, double, single]) => inner ?? double ?? single ?? '',
  )
  return /(?:^|[^A-Z])DDE(?:AUTO)?(?:$|[^A-Z])/i.test(decodeEntities(fields.join(''))) ? 'active' : undefined
}

function readAttributes(text: string): Map<string, string> {
  const values = new Map<string, string>()
  for (const [, name = '', double, single] of text.matchAll(/([^\s="']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    values.set(name, decodeEntities(double ?? single ?? ''))
  return values
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decodeEntities = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal)
    return code > 0x10_ffff ? whole : String.fromCodePoint(code)
  })

/**
 * Decodes a part in the encodings that the format allows (ECMA-376, part 2, section 8): UTF-8 and UTF-16.
 *
 * @returns `undefined` for other encodings, and for a document type declaration, which the format forbids.
 */
export function decodeXml(bytes: Buffer): string | undefined {
  const text = decodeBytes(bytes)
  const declared = /^<\?xml\b[^>]*\bencoding\s*=\s*["']([^"']*)/.exec(text)?.[1] ?? 'UTF-8'
  const isKnown = /^(?:utf-?8|utf-?16(?:le|be)?|us-ascii|iso-8859-1|windows-1252)$/i.test(declared)
  return isKnown && !text.includes('<!DOCTYPE') ? text : undefined
}

function decodeBytes(bytes: Buffer): string {
  const [first, second] = bytes
  const isBigEndian = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)
  const isLittleEndian = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)
  const encoding = isBigEndian ? 'utf-16be' : isLittleEndian ? 'utf-16le' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}
