/** What the server alone must hold: what visitors get, and what is left of the file that was sent. */
import { endpoints } from '@anupalan/server/contract'
import { samplePicture } from '@anupalan/server/contract/service-images/samples'
import { execFileSync } from 'node:child_process'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { sendCall, succeed } from '../../contract/conformance/account-calls.ts'
import { adminOf } from '../../contract/conformance/client-calls.ts'
import { expectProblem } from '../../contract/conformance/expect-problem.ts'
import { removeStrayFiles } from '../../platform/files/remove-stray-files.ts'
import { CHECK_EVERY_MS } from '../../platform/static-site/slots.ts'
import { conformanceTarget } from '../../testing/conformance-target.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { encodeImage } from './encode-image.ts'

const { removeServiceImage, saveServiceImage } = endpoints

const params = { service: 'tax-filing' } as const
const picture = Buffer.from(samplePicture, 'base64')

/** A photograph as a phone takes it: lying on its side, with its position. */
const photograph = () =>
  sharp(picture)
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Copyright: 'Asha Rao' },
      IFD3: { GPSLatitude: '12/1 56/1 0/1', GPSLatitudeRef: 'N' },
    })
    .jpeg()
    .toBuffer()

describe.each(databaseKinds)('the picture of a service on $name', { timeout: 60_000 }, (kind) => {
  let server: TestServer
  let version = 0
  beforeAll(async () => {
    server = await startTestServer({ kind })
  })
  afterAll(() => server.close())
  afterEach(async () => {
    const target = conformanceTarget(server)
    const { cookie } = await adminOf(target)
    await sendCall(target, removeServiceImage, { cookie, params })
    version = 0
  })

  async function save(image: Buffer, alt = 'An account book & <b>a pen</b>') {
    const target = conformanceTarget(server)
    const { cookie } = await adminOf(target)
    const body = { alt, image: image.toString('base64'), version: version++ }
    return (await succeed(target, saveServiceImage, { cookie, params, body })).body
  }
  const pageHtml = async () => (await server.fetch('/services/tax-filing')).text()
  /** The server reads the database again only after `CHECK_EVERY_MS`. */
  const eventually = (check: () => Promise<void>) =>
    vi.waitFor(check, { timeout: 20_000, interval: CHECK_EVERY_MS })
  const urlsIn = (html: string) => [...html.matchAll(/\/service-images\/[\da-f]{32}\.(?:avif|webp)/g)].flat()

  test('is in its page, escaped, in place of the drawing, until it is removed', async () => {
    expect(await pageHtml()).toContain('<svg></svg>')
    await save(picture)
    await eventually(async () => {
      const html = await pageHtml()
      expect(html).toContain('alt="An account book &amp; &lt;b&gt;a pen&lt;/b&gt;"')
      expect(html).toMatch(/srcset="\S+\.avif 320w, \S+\.avif 640w, \S+\.avif 960w"/)
      expect(html).not.toContain('<svg></svg>')
    })
    const target = conformanceTarget(server)
    const { cookie } = await adminOf(target)
    const [url = ''] = urlsIn(await pageHtml())
    expect((await server.fetch(url)).status).toBe(200)
    await succeed(target, removeServiceImage, { cookie, params })
    await eventually(async () => expect(await pageHtml()).toContain('<svg></svg>'))
  })

  test('is sent as an image that is cached for ever, under a name of its content', async () => {
    const { url } = await save(picture)
    const response = await server.fetch(url)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    const etag = response.headers.get('etag') ?? ''
    const again = await server.fetch(url, {
      headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await server.fetch(url, { method: 'POST' })).status).toBe(405)
    const replaced = await save(await sharp(picture).negate().png().toBuffer())
    expect(replaced.url).not.toBe(url)
    expect((await save(picture)).url).toBe(url)
  })

  test.each(['/service-images/', '/service-images/x.avif', '/service-images/../practice.json'])(
    '%s is a page that does not exist',
    async (path) => expect((await server.fetch(path)).status).toBe(404),
  )

  test('has nothing of a photograph but its pixels, the right way up', async () => {
    const sent = await photograph()
    expect(sent.includes('Asha Rao')).toBe(true)
    await save(sent)
    await eventually(async () => expect(urlsIn(await pageHtml())).not.toHaveLength(0))
    const urls = new Set(urlsIn(await pageHtml()))
    expect(urls.size).toBe(6)
    const pixelOf = async (source: Buffer) => [
      ...(await sharp(source).removeAlpha().resize(4, 3).raw().toBuffer()),
    ]
    const expected = await pixelOf(picture)
    for (const url of urls) {
      const content = Buffer.from(await (await server.fetch(url)).arrayBuffer())
      const { exif, xmp, iptc, icc, orientation, width, height } = await sharp(content).metadata()
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
      expect(height).toBe((width * 3) / 4)
      const pixels = await pixelOf(content)
      expect(Math.max(...pixels.map((value, at) => Math.abs(value - expected[at]!)))).toBeLessThan(24)
    }
  })

  test('leaves no file behind once it was replaced or refused', async () => {
    await save(picture)
    await save(await sharp(picture).negate().png().toBuffer())
    const target = conformanceTarget(server)
    const { cookie } = await adminOf(target)
    const late = { alt: 'An account book', image: samplePicture, version: 1 }
    await expectProblem(
      await sendCall(target, saveServiceImage, { cookie, params, body: late }),
      'changedMeanwhile',
    )
    const rows = await server.database.selectFrom('serviceImageFiles').select('fileKey').execute()
    const files = await server.database
      .selectFrom('storedFiles')
      .select('key')
      .where('collection', '=', 'service-images')
      .execute()
    expect(files.map(({ key }) => key).toSorted()).toEqual(rows.map(({ fileKey }) => fileKey).toSorted())
    expect(rows).toHaveLength(6)
    expect(await removeStrayFiles(server.context, { isAlone: true })).toBe(0)
  })
})

describe('a hostile picture', { timeout: 60_000 }, () => {
  const cut = picture.subarray(0, picture.length - 200)
  const markup = Buffer.concat([picture.subarray(0, 33), Buffer.from('<script>alert(1)</script>')])
  /** Its header states 8,000 by 6,000 pixels, and its data are those of 960 by 720. */
  function statedAs(width: number, height: number): Buffer {
    const bytes = Buffer.from(picture)
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    return bytes
  }

  test.each([
    ['cut off', cut, 'damaged'],
    ['a page in a PNG', markup, 'damaged'],
    ['larger than its data', statedAs(8_000, 6_000), 'damaged'],
    ['of 20,000 pixels', statedAs(20_000, 15_000), 'huge'],
    ['of 108 megapixels', statedAs(12_000, 9_000), 'huge'],
    ['a GIF', Buffer.from('GIF89a'), 'wrongKind'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'wrongKind'],
  ] as const)('%s is rejected', async (_name, bytes, problem) => {
    expect(await encodeImage(bytes)).toEqual({ problem })
  })

  test('that is a web page at its end is encoded without it', async () => {
    const jpeg = await sharp(picture).jpeg().toBuffer()
    const encoded = await encodeImage(Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]))
    if ('problem' in encoded) throw new Error(encoded.problem)
    expect(encoded.every(({ content }) => !content.includes('<script'))).toBe(true)
  })

  test('a process that reads pictures of others alone reads nothing but JPEG, PNG and WebP', () => {
    const script = `
      import sharp from 'sharp'
      import { samplePicture } from '@anupalan/server/contract/service-images/samples'
      import { encodeImage, restrictImageReaders } from './encode-image.ts'
      restrictImageReaders()
      const encoded = await encodeImage(Buffer.from(samplePicture, 'base64'))
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
      const read = await sharp(svg).metadata().then(() => 'read', () => 'refused')
      console.log(encoded.length, read)`
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    })
    expect(output.trim()).toBe('6 refused')
  })
})
