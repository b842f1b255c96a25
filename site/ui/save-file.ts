/** Delay before the object URL is revoked, so that the browser has started the download. */
const REVOKE_AFTER_MS = 60_000

/** Saves a file as a download. */
export function saveFile({ blob, name }: { blob: Blob; name: string }): void {
  const href = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_AFTER_MS)
}
