import { beforeAll, describe, expect, test } from 'vitest'
import type * as announcements from '../announcements/endpoints.ts'
import { endpoints } from '../index.ts'
import { sendCall, succeed } from './account-calls.ts'
import { adminOf } from './client-calls.ts'
import { missingId } from './client-samples.ts'
import { expectProblem } from './expect-problem.ts'
import type { AnySample, Samples, TestCaller } from './sample.ts'
import type { ConformanceTarget, StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const { addAnnouncement, listAnnouncements, removeAnnouncement, updateAnnouncement } = endpoints

const newAnnouncement = {
  text: 'Our office is closed for Diwali from 8 to 10 November.',
  href: '/meeting-scheduler',
  from: '2026-11-01',
  until: '2026-11-10',
} as const

const add = async (
  target: ConformanceTarget,
  fields: Partial<Record<keyof typeof newAnnouncement, string>> = {},
) => {
  const { cookie } = await adminOf(target)
  const body = { ...newAnnouncement, ...fields } as typeof newAnnouncement
  return (await succeed(target, addAnnouncement, { cookie, body })).body
}

const ofAnAnnouncement = {
  prepare: async (target) => ({ params: { announcement: (await add(target)).id } }),
  missing: () => ({ announcement: missingId }),
} satisfies AnySample

export const announcementSamples: Samples<typeof announcements> = {
  listAnnouncements: {},
  addAnnouncement: { body: newAnnouncement },
  updateAnnouncement: { ...ofAnAnnouncement, body: { ...newAnnouncement, version: 1 } },
  removeAnnouncement: ofAnAnnouncement,
}

export function describeAnnouncements(start: StartTarget) {
  describe('announcements', () => {
    const target = useTarget(start)
    let admin: TestCaller
    beforeAll(async () => {
      admin = await adminOf(target())
    })

    const list = async () =>
      (await succeed(target(), listAnnouncements, { cookie: admin.cookie })).body.announcements

    test('are listed with those that begin last first, until they are removed', async () => {
      const early = await add(target(), { from: '2026-10-01' })
      const late = await add(target(), { from: '2026-11-09', text: 'दिवाली की शुभकामनाएँ', href: '' })
      expect(await list()).toEqual([late, early])
      expect(late).toMatchObject({ text: 'दिवाली की शुभकामनाएँ', href: '', version: 1 })
      for (const { id } of [early, late])
        await succeed(target(), removeAnnouncement, {
          cookie: admin.cookie,
          params: { announcement: id },
        })
      expect(await list()).toEqual([])
    })

    test('of changes to one version at once, one succeeds and the others get 409', async () => {
      const { id, version } = await add(target())
      const change = (text: string) =>
        sendCall(target(), updateAnnouncement, {
          cookie: admin.cookie,
          params: { announcement: id },
          body: { ...newAnnouncement, text, version },
        })
      const responses = await Promise.all([change('First'), change('Second'), change('Third')])
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
      await expectProblem(await change('Fourth'), 'changedMeanwhile')
      expect((await list()).find((each) => each.id === id)).toMatchObject({ version: 2 })
    })

    test.each([
      ['text', '', 'Announcement must be at least 3 characters.'],
      ['text', 'क'.repeat(141), 'Announcement must be at most 140 characters.'],
      [
        'href',
        'javascript:alert(1)',
        'The link must be a page of this site, such as /pricing, or begin with https://.',
      ],
      ['from', '2026-02-30', 'Please choose the first day.'],
      ['until', '2026-10-31', 'The last day must not be before the first day.'],
    ])('%s may not be "%s"', async (field, value, message) => {
      const response = await sendCall(target(), addAnnouncement, {
        cookie: admin.cookie,
        body: { ...newAnnouncement, [field]: value },
      })
      expect(await expectProblem(response, 'invalid')).toEqual({ [field]: message })
    })
  })
}
