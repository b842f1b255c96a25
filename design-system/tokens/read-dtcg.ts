/**
 * Reads Design Tokens (DTCG format, 2025.10) into CSS values: aliases resolved, groups' `$type` inherited,
 * colours as hex, dimensions and durations with their unit.
 */
export type TokenGroup = { readonly [name: string]: unknown }

/** The shape of a token file with every token replaced by its CSS value. */
export type CssValues<Group> = {
  [Name in keyof Group as Name extends `$${string}` ? never : Name]: Group[Name] extends { $value: unknown }
    ? string
    : CssValues<Group[Name]>
}

type Colour = { colorSpace: string; components: readonly number[]; alpha?: number; hex?: string }
type Measure = { value: number; unit: string }

const isGroup = (value: unknown): value is TokenGroup => typeof value === 'object' && value !== null
const isMeasure = (value: unknown): value is Measure => isGroup(value) && 'unit' in value
const isColour = (value: unknown): value is Colour => isGroup(value) && 'colorSpace' in value

/** Thrown for an invalid token file: an alias without a target, a value of an unknown type. */
export class TokenError extends Error {
  override name = 'TokenError'
}

function colour({ components, alpha = 1, hex, colorSpace }: Colour): string {
  if (colorSpace !== 'srgb') throw new TokenError(`colour space ${colorSpace} is not supported, only srgb`)
  if (alpha === 1 && hex) return hex
  return `rgb(${components.map((part) => Math.round(part * 255)).join(' ')} / ${alpha})`
}

function cssValue(value: unknown, type: unknown, path: string): string {
  if (isColour(value)) return colour(value)
  if (isMeasure(value)) return `${value.value}${value.unit}`
  if (type === 'cubicBezier' && Array.isArray(value)) return `cubic-bezier(${value.join(', ')})`
  if (type === 'fontFamily' && Array.isArray(value))
    return value.map((family) => (/^[a-z-]+$/.test(family) ? family : `"${family}"`)).join(', ')
  if (type === 'shadow' && isGroup(value))
    return ['offsetX', 'offsetY', 'blur', 'spread', 'color']
      .map((part) => cssValue(value[part], undefined, path))
      .join(' ')
  if (typeof value === 'number' || typeof value === 'string') return String(value)
  throw new TokenError(`${path} has a value of an unknown type`)
}

function resolve(root: TokenGroup, value: unknown, path: string, seen: readonly string[] = []): unknown {
  const alias = typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined
  if (alias === undefined) return value
  if (seen.includes(alias)) throw new TokenError(`${path} is an alias of itself`)
  const target = alias.split('.').reduce<unknown>((at, key) => (isGroup(at) ? at[key] : undefined), root)
  if (!isGroup(target) || !('$value' in target))
    throw new TokenError(`${path} is an alias of {${alias}}, which is not a token`)
  return resolve(root, target.$value, path, [...seen, alias])
}

/** Every token of a file as its CSS value, in the file's structure. Throws {@link TokenError}. */
export function readTokens<const Group extends TokenGroup>(file: Group): CssValues<Group> {
  const read = (group: TokenGroup, inherited: unknown, path: string): unknown => {
    const type = group.$type ?? inherited
    if ('$value' in group) return cssValue(resolve(file, group.$value, path), type, path)
    return Object.fromEntries(
      Object.entries(group)
        .filter(([name]) => !name.startsWith('$'))
        .map(([name, child]) => {
          if (!isGroup(child)) throw new TokenError(`${path}.${name} is neither token nor group`)
          return [name, read(child, type, path ? `${path}.${name}` : name)]
        }),
    )
  }
  return read(file, undefined, '') as CssValues<Group>
}
