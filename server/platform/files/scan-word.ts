/** What a Word document loads or carries besides its text, as its parts say (ECMA-376, part 2: relationships). */

export type WordProblem = 'active' | 'macros' | 'damaged'

/** Folders of parts that other programs open: OLE objects, embedded files, ActiveX. */
const isForeignPart = (name: string) => /(?:^|\/)(?:embeddings|activex)\//.test(name)

/** @param name of a part, in lower case */
export function problemOfPart(name: string): WordProblem | undefined {
  if (name.endsWith('vbaproject.bin') || name.endsWith('vbadata.xml')) return 'macros'
  return isForeignPart(name) ? 'active' : undefined
}

/** @param text `[Content_Types].xml`, as `decodeXml` gives it */
export function problemOfTypes(text: string): WordProblem | undefined {
  const types = decodeEntities(text)
  if (/macroEnabled|vbaProject/i.test(types)) return 'macros'
  return /oleObject|activeX/i.test(types) ? 'active' : undefined
}

/** Relationships to what is run, or opened as another kind of document, wherever it is. */
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

/** @param text a part of relationships, as `decodeXml` gives it */
export function problemOfRelationships(text: string): WordProblem | undefined {
  for (const [, attributes = ''] of text.matchAll(relationship)) {
    const values = readAttributes(attributes)
    const type = (values.get('Type') ?? '').split('/').at(-1)!.toLowerCase()
    if (type === 'vbaproject' || type === 'wordvbadata') return 'macros'
    if (foreignTypes.has(type)) return 'active'
    const isExternal = values.get('TargetMode')?.toLowerCase() === 'external'
    // A link waits until it is followed. Everything else that is elsewhere is fetched when the document is opened.
    if (isExternal && type !== 'hyperlink' && !isOnDisk(values.get('Target') ?? '')) return 'active'
  }
  return undefined
}

/**
 * Whether a target is on the disk of whoever opens the document. Documents name the template that they were made from
 * by its path on the writer’s disk (`file:///C:\Users\…\Normal.dotm`): Word looks for it there, and asks nobody else.
 */
const isOnDisk = (target: string) =>
  /^(?:file:\/\/\/)?[a-z]:[\\/]/i.test(target) || /^(?![\\/])[^:\\]*$/.test(target)

/** Text of fields, in pieces as Word splits it, or as an attribute. */
const fieldText = /<(?:[^\s<>:/]+:)?instrText\b[^>]*>([^<]*)<|\binstr\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Whether a part of text has a field that starts another program (Dynamic Data Exchange). */
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
 * A part as text, in the encodings that the format allows (ECMA-376, part 2, section 8): UTF-8 and UTF-16.
 *
 * @returns `undefined` for any other, and for one that defines entities, which it may not.
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
