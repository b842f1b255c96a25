import { describe, expect, it } from 'vitest'
import { canAccept, checkFiles, hasAcceptedType, type WaitingFile } from './waiting-files.ts'

const file = (name: string, { type = 'application/pdf', size = 10, lastModified = 0 } = {}) =>
  new File([new Uint8Array(size)], name, { type, lastModified })
const waiting = (...files: File[]): WaitingFile[] =>
  files.map((each, index) => ({ id: String(index), file: each }))

describe('hasAcceptedType', () => {
  it.each([
    ['a MIME type', 'scan', 'application/pdf', true],
    ['a group of MIME types', 'scan.heic', 'image/heic', true],
    ['an extension, in capitals too', 'BOOK.XLSX', '', true],
    ['neither', 'film.mov', 'video/quicktime', false],
    ['a MIME type that only begins in the same way', 'scan', 'imagery/png', false],
    ['an extension inside its name', 'book.xlsx.exe', '', false],
  ])('accepts by %s', (_, name, type, isAccepted) => {
    expect(hasAcceptedType({ name, type }, ['application/pdf', 'image/*', '.xlsx'])).toBe(isAccepted)
  })

  it('accepts all without types', () => expect(hasAcceptedType({ name: 'film.mov', type: '' })).toBe(true))
})

describe('checkFiles', () => {
  it('finds the first limit that each file exceeds', () => {
    const files = waiting(
      file('a.pdf'),
      file('b.mov', { type: 'video/quicktime' }),
      file('c.pdf', { size: 0 }),
      file('d.pdf', { size: 101 }),
      file('e.pdf', { size: 100 }),
      file('f.pdf'),
    )
    const limits = { acceptedFileTypes: ['application/pdf'], maxBytes: 100, maxFiles: 2 }
    expect([...checkFiles(files, limits)]).toEqual([
      ['1', 'type'],
      ['2', 'empty'],
      ['3', 'size'],
      ['5', 'count'],
    ])
  })

  it('"after one file is removed, another may be accepted"', () => {
    const [first, second] = waiting(file('a.pdf'), file('b.pdf'))
    expect(checkFiles([first!, second!], { maxFiles: 1 }).get(second!.id)).toBe('count')
    expect(checkFiles([second!], { maxFiles: 1 }).size).toBe(0)
  })

  it('finds a file that was added twice, but not another of the same name', () => {
    const files = waiting(file('a.pdf'), file('a.pdf'), file('a.pdf', { lastModified: 1 }))
    expect([...checkFiles(files, {})]).toEqual([['1', 'duplicate']])
  })

  it('accepts a duplicate of a file that was rejected for another reason', () => {
    const files = waiting(file('a.pdf', { size: 2 }), file('a.pdf', { size: 2 }))
    expect([...checkFiles(files, { maxBytes: 1 }).values()]).toEqual(['size', 'size'])
  })
})

describe('canAccept', () => {
  const accepted = ['application/pdf', 'image/*', '.xlsx']
  /** The types of a drag, as react-aria reads them. */
  const drag = (...types: string[]) => ({
    has: (wanted: string) =>
      types.some((type) => type === wanted || type.startsWith(wanted.replace('*', '\0'))),
  })

  it('accepts a known type, and a type that the system does not recognise', () => {
    expect(canAccept(drag('application/pdf', 'video/quicktime'), accepted)).toBe(true)
    expect(canAccept(drag('application/octet-stream'), accepted)).toBe(true)
  })

  it('rejects a drag of other types only', () => {
    expect(canAccept(drag('video/quicktime'), accepted)).toBe(false)
    expect(canAccept(drag('text/plain'), accepted)).toBe(false)
  })

  it('accepts every drag if it can be checked after the drop only', () => {
    expect(canAccept(drag('video/quicktime'), ['.xlsx'])).toBe(true)
    expect(canAccept(drag('video/quicktime'))).toBe(true)
  })
})
