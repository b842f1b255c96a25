import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../index.ts'
import type * as serviceImages from '../service-images/endpoints.ts'
import { serviceImageMessages as messages } from '../service-images/rules.ts'
import { samplePicture } from '../service-images/samples.ts'
import { sendCall, succeed } from './account-calls.ts'
import { adminOf } from './client-calls.ts'
import { expectProblem } from './expect-problem.ts'
import type { AnySample, Samples, TestCaller } from './sample.ts'
import type { ConformanceTarget, StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const { listServiceImages, removeServiceImage, saveServiceImage } = endpoints

/** The only service whose page every target has. */
const params = { service: 'tax-filing' } as const

const alt = 'A red account book on a wooden table'

const imageOf = async (target: ConformanceTarget) => {
  const { cookie } = await adminOf(target)
  return (await succeed(target, listServiceImages, { cookie })).body.images.find(
    ({ service }) => service === params.service,
  )
}

/** A new picture in version 1. */
async function addImage(target: ConformanceTarget): Promise<void> {
  const { cookie } = await adminOf(target)
  if (await imageOf(target)) await succeed(target, removeServiceImage, { cookie, params })
  const body = { alt, image: samplePicture, version: 0 }
  await succeed(target, saveServiceImage, { cookie, params, body })
}

const missing = () => ({ service: 'astrology' })

const ofAnImage = {
  async prepare(target) {
    await addImage(target)
    return { params }
  },
  missing,
} satisfies AnySample

export const serviceImageSamples: Samples<typeof serviceImages> = {
  listServiceImages: {},
  saveServiceImage: { ...ofAnImage, body: { alt, image: '', version: 1 } },
  removeServiceImage: ofAnImage,
}

/** A PNG that states a size. */
function pngOf(width: number, height: number): string {
  const bytes = Uint8Array.from(atob(samplePicture), (letter) => letter.charCodeAt(0))
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return btoa(String.fromCharCode(...bytes))
}

export function describeServiceImages(start: StartTarget) {
  describe('pictures of services', () => {
    const target = useTarget(start)
    let admin: TestCaller
    beforeAll(async () => {
      admin = await adminOf(target())
    })

    const save = (body: { alt: string; image: string; version: number }) =>
      sendCall(target(), saveServiceImage, { cookie: admin.cookie, params, body })

    test('are added, described anew and removed', async () => {
      const added = await save({ alt, image: samplePicture, version: 0 })
      expect(added.status).toBe(200)
      expect(await imageOf(target())).toMatchObject({ alt, version: 1, width: 960, height: 720 })
      const { url } = (await imageOf(target()))!
      expect((await save({ alt: 'खाता-बही, लाल कपड़े में', image: '', version: 1 })).status).toBe(200)
      expect(await imageOf(target())).toMatchObject({ alt: 'खाता-बही, लाल कपड़े में', url, version: 2 })
      await succeed(target(), removeServiceImage, { cookie: admin.cookie, params })
      expect(await imageOf(target())).toBeUndefined()
    })

    test('of changes to one version at once, one succeeds and the others get 409', async () => {
      const body = { alt, image: samplePicture, version: 0 }
      const responses = await Promise.all([save(body), save(body), save(body)])
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
      await expectProblem(await save(body), 'changedMeanwhile')
      expect(await imageOf(target())).toMatchObject({ version: 1 })
      await succeed(target(), removeServiceImage, { cookie: admin.cookie, params })
    })

    test.each([
      ['no picture', '', messages.missing],
      ['no base 64', 'Red!', messages.damaged],
      ['a text', btoa('<svg xmlns="http://www.w3.org/2000/svg"/>'), messages.wrongKind],
      ['one of 20,000 pixels', pngOf(20_000, 15_000), messages.huge],
      ['one of 56 megapixels', pngOf(8_640, 6_480), messages.huge],
      ['a small one', pngOf(800, 600), messages.small],
      ['a square', pngOf(960, 960), messages.shape],
    ])('are not %s', async (_name, image, message) => {
      expect(await expectProblem(await save({ alt, image, version: 0 }), 'invalid')).toEqual({
        image: message,
      })
    })

    test.each([
      ['Shop', 'Please say in at least 10 characters what the picture shows.'],
      ['क'.repeat(141), 'The text must be at most 140 characters.'],
      ['A photo of an account book', messages.redundant],
    ])('are not described as "%s"', async (text, message) => {
      const response = await save({ alt: text, image: samplePicture, version: 0 })
      expect(await expectProblem(response, 'invalid')).toEqual({ alt: message })
    })

    test('belong to a service that has a page', async () => {
      const response = await sendCall(target(), saveServiceImage, {
        cookie: admin.cookie,
        params: missing(),
        body: { alt, image: samplePicture, version: 0 },
      })
      await expectProblem(response, 'notFound')
    })
  })
}
