import type { DropItem } from 'react-aria/useDrop'
import { expect, it } from 'vitest'
import { droppedFiles } from './dropped-files.ts'

const fileItem = (name: string): DropItem => {
  const file = new File([], name)
  return {
    kind: 'file',
    type: '',
    name,
    getFile: () => Promise.resolve(file),
    getText: () => Promise.resolve(''),
  }
}
const folder = (name: string, ...items: readonly DropItem[]): DropItem => ({
  kind: 'directory',
  name,
  async *getEntries() {
    for (const item of items) yield await Promise.resolve(item as never)
  },
})
const text: DropItem = { kind: 'text', types: new Set(['text/plain']), getText: () => Promise.resolve('') }

it('finds files, also in folders of folders, in order, and no texts', async () => {
  const items = [
    fileItem('a.pdf'),
    text,
    folder('2026', fileItem('b.pdf'), folder('October', fileItem('c.pdf'))),
    fileItem('d.pdf'),
  ]
  const names = (await droppedFiles(items)).map(({ name }) => name)
  expect(names).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'])
})
