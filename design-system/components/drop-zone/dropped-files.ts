import type { DropItem } from 'react-aria/useDrop'

/** The files of a drop, with those in folders. Texts are ignored. */
export async function droppedFiles(items: Iterable<DropItem> | AsyncIterable<DropItem>): Promise<File[]> {
  const found: Promise<File[]>[] = []
  for await (const item of items) {
    if (item.kind === 'file') found.push(item.getFile().then((file) => [file]))
    else if (item.kind === 'directory') found.push(droppedFiles(item.getEntries()))
  }
  return (await Promise.all(found)).flat()
}
