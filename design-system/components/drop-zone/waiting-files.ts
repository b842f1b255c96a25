/** A file that was chosen, dropped, pasted or photographed, and is not sent yet. */
export interface WaitingFile {
  /** Unique in the list. */
  readonly id: string
  readonly file: File
  /** The sent share, 0 to 1, while it is sent. @default undefined */
  readonly progress?: number
  /** An error of the server. Errors of the limits are found by {@link checkFiles}. */
  readonly errorMessage?: string
}

export interface FileLimits {
  /**
   * MIME types (`application/pdf`, `image/*`) and extensions (`.pdf`), both for each type: browsers do not recognise
   * every type. A file needs one of them. @default all
   */
  acceptedFileTypes?: readonly string[]
  /** The largest accepted file, in bytes. @default unlimited */
  maxBytes?: number
  /** The number of files in the list. 1 for a single file. @default unlimited */
  maxFiles?: number
}

export type Rejection = 'type' | 'empty' | 'duplicate' | 'size' | 'count'

const isExtension = (type: string) => type.startsWith('.')

/** Whether a file has an accepted type, by its MIME type or by its extension. It says nothing about the content. */
export function hasAcceptedType(
  { type, name }: Pick<File, 'type' | 'name'>,
  accepted?: readonly string[],
): boolean {
  if (!accepted) return true
  return accepted.some((each) => {
    if (isExtension(each)) return name.toLowerCase().endsWith(each.toLowerCase())
    return each.endsWith('/*') ? type.startsWith(each.slice(0, -1)) : type === each
  })
}

const isSameFile = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/**
 * The files that are not accepted, by id, each with the first limit that it exceeds. It is derived and not stored:
 * after one file is removed, another may be accepted.
 */
export function checkFiles(
  files: readonly WaitingFile[],
  limits: FileLimits,
): ReadonlyMap<string, Rejection> {
  const { acceptedFileTypes, maxBytes = Infinity, maxFiles = Infinity } = limits
  const rejected = new Map<string, Rejection>()
  const accepted: File[] = []
  for (const { id, file } of files) {
    if (!hasAcceptedType(file, acceptedFileTypes)) rejected.set(id, 'type')
    else if (file.size === 0) rejected.set(id, 'empty')
    else if (file.size > maxBytes) rejected.set(id, 'size')
    else if (accepted.some((other) => isSameFile(file, other))) rejected.set(id, 'duplicate')
    else if (accepted.length >= maxFiles) rejected.set(id, 'count')
    else accepted.push(file)
  }
  return rejected
}

/** Whether a drag can contain an accepted file. Types are all that a browser exposes before the drop. */
export function canAccept(types: { has: (type: string) => boolean }, accepted?: readonly string[]): boolean {
  if (!accepted) return true
  const byMime = accepted.filter((type) => !isExtension(type))
  // A file of a type that the system does not recognise may have an accepted extension.
  return (
    byMime.length === 0 || types.has('application/octet-stream') || byMime.some((type) => types.has(type))
  )
}
