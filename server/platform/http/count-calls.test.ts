import { endpoints } from '@anupalan/server/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLimits } from './count-calls.ts'

const { logIn, sendEnquiry } = endpoints
const { points, seconds } = logIn.rateLimit

describe('rate limits', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const exhaust = async (limits: ReturnType<typeof createLimits>, address: string) => {
    for (let call = 0; call < points; call++) expect(await limits.count(logIn, address)).toBeUndefined()
  }

  test('reject the first call above the limit, with Retry-After in whole seconds', async () => {
    const limits = createLimits({ rateLimits: 'on' })
    await exhaust(limits, '203.0.113.7')
    vi.advanceTimersByTime(500)
    expect(await limits.count(logIn, '203.0.113.7')).toEqual({ problem: 'tooMany', retryAfter: seconds })
    vi.advanceTimersByTime((seconds - 1) * 1000)
    expect(await limits.count(logIn, '203.0.113.7')).toEqual({ problem: 'tooMany', retryAfter: 1 })
  })

  test('end with their window', async () => {
    const limits = createLimits({ rateLimits: 'on' })
    await exhaust(limits, '203.0.113.7')
    vi.advanceTimersByTime(seconds * 1000)
    expect(await limits.count(logIn, '203.0.113.7')).toBeUndefined()
  })

  test('are counted separately for each address and each endpoint', async () => {
    const limits = createLimits({ rateLimits: 'on' })
    await exhaust(limits, '203.0.113.7')
    expect(await limits.count(logIn, '203.0.113.8')).toBeUndefined()
    expect(await limits.count(sendEnquiry, '203.0.113.7')).toBeUndefined()
  })

  test('count an IPv6 /64 as one address', async () => {
    const limits = createLimits({ rateLimits: 'on' })
    await exhaust(limits, '2001:db8:1:2::1')
    expect(await limits.count(logIn, '2001:db8:1:2:ffff::9')).toMatchObject({ problem: 'tooMany' })
    expect(await limits.count(logIn, '2001:db8:1:3::1')).toBeUndefined()
  })

  test('can be turned off', async () => {
    const limits = createLimits({ rateLimits: 'off' })
    await exhaust(limits, '203.0.113.7')
    expect(await limits.count(logIn, '203.0.113.7')).toBeUndefined()
  })
})
