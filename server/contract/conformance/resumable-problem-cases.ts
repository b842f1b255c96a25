/** How to cause the problems of resumable uploads. */
import { endpointList, tusHeaders } from '../index.ts'
import type { Endpoint } from '../index.ts'
import { send, sendEach } from './problem-case.ts'
import type { ProblemCases } from './problem-case.ts'
import { uploadedFile } from './requests.ts'

/** As long as the file that is expected, and of no kind. */
export const wrongFile = new Uint8Array(uploadedFile.length)

/** The endpoint that adds bytes to the upload of another. */
export const appendOf = ({ path }: Endpoint): Endpoint => {
  const found = endpointList.find((each) => each.path === path && each.resumable?.step === 'append')
  if (!found) throw new Error(`No endpoint adds bytes to ${path}.`)
  return found
}

export const resumableProblemCases = {
  tusVersion: {
    send: (call, target) =>
      sendEach(
        target,
        call,
        ['', '0.2.2', '1.0'].map((version) => ({ headers: { [tusHeaders.version]: version } })),
      ),
  },

  badUpload: {
    send: (call, target) =>
      sendEach(
        target,
        call,
        call.endpoint.resumable?.step === 'create'
          ? [
              ...['', '-1', '1.5', '0x10', 'many'].map((length) => ({
                headers: { [tusHeaders.length]: length },
              })),
              ...['filename', 'filename a%20b', 'a YQ==,a YQ==', 'filename YQ== YQ==', 'filename /w=='].map(
                (metadata) => ({
                  headers: { [tusHeaders.metadata]: metadata.replace(/^filename$/, 'file name x') },
                }),
              ),
            ]
          : ['', '-1', '1e3', 'end'].map((offset) => ({ headers: { [tusHeaders.offset]: offset } })),
      ),
  },

  wrongOffset: {
    send: (call, target) =>
      sendEach(
        target,
        call,
        ['1', '1000000', String(uploadedFile.length)].map((offset) => ({
          headers: { [tusHeaders.offset]: offset },
        })),
      ),
    // Nothing was added.
    succeedsAfter: true,
  },

  uploadEnded: {
    async prepare(call, target) {
      const { status } = await send(
        target,
        { ...call, endpoint: appendOf(call.endpoint) },
        { body: wrongFile },
      )
      if (status !== 422) throw new Error(`A file of no kind got ${status}.`)
    },
    send: async (call, target) => [await send(target, call)],
  },

  // Only if a stored file is damaged.
  fileDamaged: null,
} as const satisfies { readonly [Name in keyof ProblemCases]?: ProblemCases[Name] | null }
