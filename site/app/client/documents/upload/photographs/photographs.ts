/** Photographs that are sent together, in the order of their pages. */
import { kindOfName, type FileKind } from '@anupalan/server/contract/core/file-kinds'

export interface Photograph {
  readonly id: string
  readonly file: File
}

const photographKinds: readonly (FileKind | undefined)[] = ['jpeg', 'png', 'webp', 'heic']

/** By its type or name: its content is checked when it is read. */
export const isPhotograph = ({ name, type }: File): boolean =>
  type.startsWith('image/') || photographKinds.includes(kindOfName(name))

export const photographsOf = (files: readonly File[]): readonly Photograph[] =>
  files.map((file) => ({ id: crypto.randomUUID(), file }))

/** @param to its new position, from 0 */
export function moveTo(photographs: readonly Photograph[], id: string, to: number): readonly Photograph[] {
  const moved = photographs.filter((each) => each.id === id)
  return photographs.filter((each) => each.id !== id).toSpliced(to, 0, ...moved)
}
