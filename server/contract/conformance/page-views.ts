import { describe, expect, test } from 'vitest'
import { endpoints } from '../index.ts'
import type * as pageViews from '../page-views/endpoints.ts'
import { notFoundPath, pageViewMessages, pathLimit } from '../page-views/rules.ts'
import type { PageView } from '../page-views/schema.ts'
import { expectProblem } from './expect-problem.ts'
import { jsonHeaders, shorten } from './requests.ts'
import type { Samples } from './sample.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const { reportPageView } = endpoints

const pageView = { path: '/pricing' } as const satisfies PageView

export const pageViewSamples: Samples<typeof pageViews> = { reportPageView: { body: pageView } }

/** The day in India by `Intl`, independent of the code under test. */
const day = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())

export function describePageViews(start: StartTarget) {
  describe('page views', () => {
    const target = useTarget(start)

    const send = (body: unknown) =>
      target().fetch(reportPageView.path, {
        method: 'POST',
        headers: jsonHeaders,
        body: JSON.stringify(body),
      })

    const report = async (body: unknown) => {
      const response = await send(body)
      expect(response.status).toBe(204)
      expect(await response.text()).toBe('')
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(response.headers.getSetCookie()).toEqual([])
    }

    const viewsOf = async (path: string) => {
      const counts = await target().stored.pageViews()
      return counts.filter((each) => each.path === path).reduce((sum, { views }) => sum + views, 0)
    }

    test('a page has one count for a day in India, and each report adds one, concurrent ones too', async () => {
      const before = day()
      await Promise.all(Array.from({ length: 12 }, () => report(pageView)))
      await report({ path: '/' })
      const after = day()
      // The test may begin before midnight in India and end after it.
      expect((await target().stored.pageViews()).every((each) => [before, after].includes(each.day))).toBe(
        true,
      )
      if (before === after) {
        expect(await target().stored.pageViews()).toHaveLength(2)
        expect(await target().stored.pageViews()).toEqual(
          expect.arrayContaining([
            { day: after, path: '/pricing', views: 12 },
            { day: after, path: '/', views: 1 },
          ]),
        )
      }
    })

    test('every unknown path counts as not found, and is not stored', async () => {
      const before = await viewsOf(notFoundPath)
      const typed = ['/asha@example.in', '/pricing/', '/PRICING', '/terms', '/robots.txt', notFoundPath]
      for (const path of typed) await report({ path })
      expect((await viewsOf(notFoundPath)) - before).toBe(typed.length)
      const known = (await target().stored.pageViews()).map(({ path }) => path)
      expect(new Set(known)).toEqual(new Set(['/', '/pricing', notFoundPath]))
    })

    test('only the page is stored, whatever else is sent', async () => {
      await report({
        ...pageView,
        visitor: 'asha',
        referrer: 'https://elsewhere.example/',
        day: '2001-01-01',
      })
      for (const count of await target().stored.pageViews()) {
        expect(Object.keys(count).toSorted()).toEqual(['day', 'path', 'views'])
        expect(count.day).not.toBe('2001-01-01')
      }
    })

    for (const wrong of [
      undefined,
      null,
      5,
      '',
      'pricing',
      '//elsewhere.example',
      '/tools?email=asha@example.in',
      '/#about',
      '/two words',
      `/${'a'.repeat(pathLimit)}`,
    ]) {
      test(`path ${shorten(wrong)} gets a message at its field`, async () => {
        const fields = await expectProblem(await send({ path: wrong }), 'invalid')
        expect(fields).toEqual({ path: pageViewMessages.path })
      })
    }
  })
}
