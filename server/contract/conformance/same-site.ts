import { describe, expect, test } from 'vitest'
import { endpoints } from '../index.ts'
import { enquiry } from './enquiry-samples.ts'
import { requestTo } from './requests.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const { sendEnquiry } = endpoints

export function describeSameSite(start: StartTarget) {
  describe('requests of this site', () => {
    const target = useTarget(start)

    for (const [from, headersFor] of [
      ['a page of this site', (origin: string) => ({ 'Sec-Fetch-Site': 'same-origin', Origin: origin })],
      ['a browser without Sec-Fetch-Site', (origin: string) => ({ Origin: origin })],
      ['a person, by a bookmark or the address bar', () => ({ 'Sec-Fetch-Site': 'none' })],
      ['a program that is no browser', () => ({})],
    ] as const) {
      test(`are served: from ${from}`, async () => {
        const request = requestTo(sendEnquiry, enquiry)
        const headers: Record<string, string> = { ...request.headers, ...headersFor(target().origin) }
        expect((await target().fetch(sendEnquiry.path, { ...request, headers })).status).toBe(201)
      })
    }
  })
}
