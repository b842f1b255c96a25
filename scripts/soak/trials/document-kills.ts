/**
 * Uploads of documents over a bad connection to a server that is killed twice: every one arrives as it was sent, and
 * once. The browser's part is the trial's own: it asks how much has arrived, and continues there.
 */
import { createHash, randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { smallPdf } from '../../../server/testing/hostile-files.ts'
import { leftOver, newUpload, openPortal, storePairs, uploadDocument, versionsOf } from '../portal.ts'
import type { Portal } from '../portal.ts'
import type { Trial } from '../trial.ts'

const mb = 2 ** 20

export const documentKillTrials: Trial[] = storePairs.map((pair) => ({
  name: `documents: kills during 200 uploads of 20 MB, 10 at once, ${pair.name}`,
  async run(context) {
    const { random, scaled, check, count, note } = context
    const [total, size] = [scaled(200), scaled(20) * mb]
    const portal = await openPortal(context, pair)
    let server = portal.start()
    await server.url

    // Incompressible, and made once; each file begins with its own number.
    const filling = randomBytes(size / 2).toString('hex')
    const contentOf = (index: number) => smallPdf(`%${String(index).padStart(8, '0')}${filling}`)
    const expected = new Map<string, string>()
    const arrived: string[] = []
    let [next, losses, kills] = [0, 0, 0]
    const began = performance.now()
    const workers = Array.from({ length: 10 }, async () => {
      while (next < total) {
        const index = next++
        const content = contentOf(index)
        const sent = newUpload(`statement ${index}.pdf`, content)
        expected.set(sent.document, createHash('sha256').update(content).digest('hex'))
        const { response, losses: own } = await uploadDocument(portal, sent, {
          cut: () => (random() < 0.5 ? random() : undefined),
        })
        losses += own
        arrived.push(sent.document)
        check(response.status === 201, `${sent.name}: ${response.status} ${response.text.slice(0, 200)}`)
        count()
      }
    })
    // Killed while a third and two thirds of the files have arrived and ten others are on their way.
    const killer = (async () => {
      for (const part of [1 / 3, 2 / 3]) {
        while (arrived.length < total * part) await wait(5)
        server.child.kill('SIGKILL')
        kills++
        await server.ended
        server = portal.start()
        await server.url
      }
    })()
    await Promise.all([...workers, killer])
    const seconds = (performance.now() - began) / 1000

    const versions = await versionsOf(portal)
    check(versions.length === total, `${versions.length} stored of ${total}`)
    check(new Set(versions.map(({ sha256 }) => sha256)).size === total, 'a file is stored twice')
    for (const { document, reference, sha256, bytes } of versions) {
      check(sha256 === expected.get(reference), `${reference} has another checksum`)
      const read = await readDocument(portal, document)
      check(read.bytes === bytes && read.sha256 === sha256, `${reference} is read as ${read.bytes} bytes`)
    }
    server.child.kill('SIGKILL')
    await server.ended
    const { stray, lost } = await leftOver(portal)
    check(stray.length === 0, `${stray.length} objects without a document`)
    check(lost.length === 0, `${lost.length} parts without their object`)
    note(
      `${total} files of ${size / mb} MB arrived in ${Math.round(seconds)} s with ${losses} lost connections and ${kills} kills; ${versions.length} stored, every checksum equal when read`,
    )
  },
}))

/** What a download of the first version contains. */
const readDocument = ({ url, client, member }: Portal, document: string) =>
  new Promise<{ readonly bytes: number; readonly sha256: string }>((resolve, reject) => {
    request(`${url}/api/clients/${client}/documents/${document}/versions/1/download`, {
      headers: { Cookie: member },
    })
      .on('error', reject)
      .on('response', (response) => {
        const hash = createHash('sha256')
        let bytes = 0
        response.on('data', (piece: Buffer) => (bytes += piece.length))
        pipeline(response, hash).then(() => resolve({ bytes, sha256: hash.digest('hex') }), reject)
      })
      .end()
  })
