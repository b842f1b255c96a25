import { describe, expect, test } from 'vitest'
import { limitKey, networkOf } from './address.ts'

describe('an IP address', () => {
  for (const [address, key, network] of [
    ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
    ['::FFFF:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::7', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['nonsense', 'unknown', 'unknown'],
    [undefined, 'unknown', 'unknown'],
  ] as const) {
    test(`${address} is limited as ${key} and logged as ${network}`, () => {
      expect(limitKey(address)).toBe(key)
      expect(networkOf(address)).toBe(network)
    })
  }
})
