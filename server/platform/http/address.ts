/** Prefixes of a caller's IP address: the complete address is never logged. */
import { isIPv4, isIPv6 } from 'node:net'

/**
 * The key of rate limits: an IPv4 address, or the /64 of an IPv6 address, because one household or office has an entire
 * /64.
 */
export const limitKey = (address: string | undefined) => shorten(address, 4, 4)

/** The network of an address, for logs: /24 of IPv4, /48 of IPv6. */
export const networkOf = (address: string | undefined) => shorten(address, 3, 3)

function shorten(address: string | undefined, bytes: number, groups: number): string {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '') ?? ''
  if (isIPv4(plain)) {
    const kept = plain.split('.').slice(0, bytes)
    return bytes === 4 ? plain : `${kept.join('.')}.0/${bytes * 8}`
  }
  if (isIPv6(plain)) return `${expand(plain).slice(0, groups).join(':')}::/${groups * 16}`
  return 'unknown'
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expand(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const groupsOf = (part: string | undefined) => (part ? part.split(':') : [])
  const before = groupsOf(head)
  const after = groupsOf(tail)
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}
